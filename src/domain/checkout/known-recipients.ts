interface Item {
  recipientId?: string | undefined;
  recipients: readonly { recipientId?: string | undefined }[];
}

/**
 * The recipients of an answer, and those known recipients who still get items of it. A recipient that could not be read
 * stays as it was (decision 65), because without it the order would look complete.
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
