import { isAct } from '../../prompt/vocabulary/actWords.ts';
import { secondActIn } from '../../subject/acts/acts.ts';
import { ASIDES } from '../../subject/acts/asides.ts';
import { isDoneAstride } from '../../subject/acts/astride.ts';
import { asideTo, isActOfOther, isSitting } from '../subjects/acting.ts';
import { type DetailContext, type DetailException, type DetailWord, show } from './detailContext.ts';
import { isUnseenPose } from './unseenPoses.ts';

/** Shows what somebody does beside the act of the subject. True if that, or nothing, is all there is to a word. */
export const settleDoing: DetailException = (word, context) => {
  const { hit, rule } = word;
  const { act, mount, details } = context;
  if (act === 'sits' && isSitting(rule)) {
    show('sits', 1, hit, context);
    return true;
  }
  // "ayah ngopi, ibu nyiram bunga": whoever is beside the subject does something, too.
  if (hit.doer && isAct(rule.name) && rule.name !== act) {
    if (isSecondAct(word, context)) show(rule.name, 1, hit, context);
    return true;
  }
  // Whoever rides does with free hands what hands alone do.
  if (mount && isAct(rule.name) && !isDoneAstride(rule.name)) return true;
  const aside = asideTo(act, rule.name);
  if (aside && !Object.keys(details).some((name) => name in ASIDES)) {
    show(aside, 1, hit, context);
    return true;
  }
  return isUnseenPose(rule.name, context, rule.value);
};

const isSecondAct = ({ hit }: DetailWord, { act, beside, details }: DetailContext): boolean =>
  act !== null && act in details && isActOfOther(hit, beside) && !secondActIn(details);
