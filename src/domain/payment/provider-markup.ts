/** The server's messages about rewards, store cards and card checks (cart §3). */
export interface ProviderMessages {
  hasTns?: boolean | undefined;
  hasSynchrony?: boolean | undefined;
  messages?:
    | {
        synchronyPaymentMessage?: string | undefined;
        tnsPaymentMessage?: string | undefined;
        tnsDeprecationMessage?: string | undefined;
      }
    | undefined;
}

/**
 * The messages for this order, in the specification's sequence, as unsanitised server markup; empty without any.
 * @returns undefined if the answer has none of these fields, so that the former messages stay
 */
export function providerMarkup({ hasTns, hasSynchrony, messages }: ProviderMessages): string | undefined {
  if (hasTns === undefined && hasSynchrony === undefined) return undefined;
  const said = [
    hasSynchrony && messages?.synchronyPaymentMessage,
    hasTns && messages?.tnsPaymentMessage,
    hasTns && messages?.tnsDeprecationMessage,
  ];
  return said
    .filter(Boolean)
    .map((html) => `<div>${html}</div>`)
    .join('');
}
