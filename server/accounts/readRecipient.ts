import type { ReadRecipient } from '../notices/noticesDeps.ts';
import { findUserById } from './findUser.ts';

/** What the switches of the account say about a topic; what it asks for itself (a test) always comes. */
export const readRecipient: ReadRecipient = async (queries, { userId, topic }) => {
  const user = await findUserById(queries, userId);
  if (!user || user.status !== 'active') return null;
  if (topic === 'task' && !user.notifyGeneration) return null;
  if (topic === 'topup' && !user.notifyPayment) return null;
  return { userId, language: user.language, showsDetails: user.notifyDetails };
};
