import type { ReadRecipient } from '../notices/noticesDeps.ts';
import { findUserById } from './findUser.ts';

/** An account's recipient data for messages; closed accounts get none. */
export const readRecipient: ReadRecipient = async (queries, { userId }) => {
  const user = await findUserById(queries, userId);
  if (!user || user.status !== 'active') return null;
  return { userId, language: user.language, showsDetails: user.notifyDetails };
};
