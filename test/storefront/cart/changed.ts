/** The answer to a change: done, or refused with a reason for the shopper. */
export interface Changed {
  isSuccess: boolean;
  message: string | null;
}

export const done: Changed = { isSuccess: true, message: null };

export const refused = (message: string): Changed => ({ isSuccess: false, message });
