import type { ReactNode } from 'react';
import { phoneLink } from '../../src/domain/registry/registry.ts';
import { pageContext } from '../../src/page/context.ts';
import { Phrase } from '../../src/ui/phrase.tsx';
import type { registryConfirmationMessages } from './registry-confirmation.messages.ts';

interface HelpProps {
  texts: typeof registryConfirmationMessages;
}

/**
 * The phone number or link for help with a registry, and the hours. The page gives the country's phone number (decision
 * 4).
 */
export function RegistryConfirmationHelp({ texts }: HelpProps): ReactNode {
  const isCanada = pageContext().country === 'CA';
  const phone = isCanada ? texts.registryHelpPhoneCanada : texts.registryHelpPhone;
  return (
    <p className="si-registry-confirmation__help si-quiet">
      <span>{`${texts.registryHelp} `}</span>
      {phone ? (
        <a href={phoneLink(phone)}>
          <Phrase text={texts.registryHelpCall} values={[phone]} />
        </a>
      ) : (
        <a href="/customer-service/contact-us">{texts.registryHelpLink}</a>
      )}
      <span>{`, ${texts.registryHelpHours}.`}</span>
    </p>
  );
}
