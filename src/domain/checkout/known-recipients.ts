interface Item {
  recipientId?: string | undefined;
  recipients: readonly { recipientId?: string | undefined }[];
}

/**
 * The recipients of an answer, and those known before whom its items still go to: one that could not be read stays as it
 * is known (decision 65), because without it the order would look complete.
 */
export function withKnownRecipients<Recipient extends { id: string }>(
  read: readonly Recipient[],
  known: readonly Recipient[],
  items: readonly Item[],
): Recipient[] {
  const named = items.flatMap(({ recipientId, recipients }) => [
    recipientId,
    ...recipients.map((one) => one.recipientId),
  ]);
  const all = [...read];
  // Not by `entries()`, which old libraries replace.
  known.forEach((one, index) => {
    if (named.includes(one.id) && !read.some(({ id }) => id === one.id)) all.splice(index, 0, one);
  });
  return all;
}
