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
 * The messages that hold for this order, in the specification's order, as unsanitised server markup; empty without one.
 * @returns undefined if the answer says nothing of them, so that the last ones stay
 */
export function providerMessages({ hasTns, hasSynchrony, messages }: ProviderMessages): string | undefined {
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
