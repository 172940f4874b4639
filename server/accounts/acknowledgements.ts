const acknowledgement = (text: string) => ({ message: text, detail: text });

/** Answers to calls that return nothing; the client shows its own words. Those about a mailbox never tell whether it has an account. */
export const ACKNOWLEDGEMENTS = {
  registered: acknowledgement('Account created. Check your email for the verification code.'),
  verificationSent: acknowledgement('If this address is waiting to be verified, a new code is on its way.'),
  resetCodeSent: acknowledgement('If this address has an account, a reset code is on its way.'),
};
