export interface Account {
  id: number;
  /** As typed when the account was created. */
  email: string;
  firstName: string;
  /** How the identity provider reports that this account is locked: a status of 200, or an error. */
  lockoutAnswer: 'status' | 'error';
}
