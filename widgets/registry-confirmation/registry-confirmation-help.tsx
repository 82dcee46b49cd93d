import type { ReactNode } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { phoneLink } from '../../src/domain/registry/registry.ts';
import type { registryConfirmationMessages } from '../../src/domain/registry/registry-messages.ts';
import { pageContext } from '../../src/page/context.ts';

interface HelpProps {
  labels: typeof registryConfirmationMessages;
}

/** Who helps with a registry, and when: by the country's own number, which the page gives (decision 4). */
export function RegistryConfirmationHelp({ labels }: HelpProps): ReactNode {
  const isCanada = pageContext().country === 'CA';
  const phone = isCanada ? labels.registryHelpPhoneCanada : labels.registryHelpPhone;
  return (
    <p className="si-registry-confirmation__help si-quiet">
      {labels.registryHelp}{' '}
      {phone ? (
        <a href={phoneLink(phone)}>{fillIn(labels.registryHelpCall, phone)}</a>
      ) : (
        <a href="/customer-service/contact-us">{labels.registryHelpLink}</a>
      )}
      , {labels.registryHelpHours}.
    </p>
  );
}
