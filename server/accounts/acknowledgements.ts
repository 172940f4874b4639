const acknowledgement = (text: string) => ({ message: text, detail: text });

/**
 * Replies of calls that return no data; the client shows its own texts. Those about a mailbox never reveal whether it
 * has an account.
 */
export const ACKNOWLEDGEMENTS = {
  registered: acknowledgement('Account created. Check your email for the verification code.'),
  verificationSent: acknowledgement('If this address is waiting to be verified, a new code is on its way.'),
  resetCodeSent: acknowledgement('If this address has an account, a reset code is on its way.'),
};
