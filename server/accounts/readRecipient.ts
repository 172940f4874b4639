import type { ReadRecipient } from '../notices/noticesDeps.ts';
import { findUserById } from './findUser.ts';

/** How somebody is written to; nobody writes to an account that is closed. */
export const readRecipient: ReadRecipient = async (queries, { userId }) => {
  const user = await findUserById(queries, userId);
  if (!user || user.status !== 'active') return null;
  return { userId, language: user.language, showsDetails: user.notifyDetails };
};
