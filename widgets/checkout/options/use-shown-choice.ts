import { useState } from 'react';

/** A choice that shows at once, until the server has answered: then its own shows. */
export function useShownChoice(known: string | undefined, send: (code: string) => Promise<unknown>) {
  const [wanted, setWanted] = useState<string>();

  async function choose(code: string) {
    setWanted(code);
    await send(code);
    // A later choice is still on its way.
    setWanted((now) => (now === code ? undefined : now));
  }

  return { shown: wanted ?? known, choose };
}
