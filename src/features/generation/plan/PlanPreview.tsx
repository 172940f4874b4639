import { Trans, useLingui } from '@lingui/react/macro';
import Ban from 'lucide-react/icons/ban';
import Brush from 'lucide-react/icons/brush';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Eraser from 'lucide-react/icons/eraser';
import { type ReactNode, useState } from 'react';
import type { Mode, Model } from '../../../../contract/generation.ts';
import type { PromptPlan } from '../../../../contract/prompts.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useModelName } from '../../../i18n/useModelName.ts';
import type { FittedSettings } from '../draft/fitSettings.ts';
import { useDraft } from '../draft/useDraft.ts';
import { EraseImage } from '../images/EraseImage.tsx';
import { tellOnce, toldAs } from './toldAs.ts';
import { usePlanLabels } from './usePlanLabels.ts';
import { usePlan } from './usePlan.ts';

interface PlanPreviewProps {
  prompt: string;
  mode: Mode;
  model: Model;
  models: readonly Model[];
  /** The number of input images. */
  images: number;
  settings: FittedSettings;
  isOnline: boolean;
  /** The request was refused: why must be seen, beside a keyboard too. */
  isRefused: boolean;
  onPrompt: (prompt: string) => void;
  onModel: (id: string) => void;
  onOwnPicture: () => void;
}

/** What the studio chooses by itself that everybody sees: a place and an hour that the prompt leaves open. */
const CHOSEN: ReadonlySet<string> = new Set(['scene', 'time']);

const OFFER =
  'border-accent/60 bg-accent/8 hover:bg-accent/15 flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold';
const CHIP = 'flex items-center gap-1.5 rounded-full border px-2.5 py-1 text-sm leading-tight';

/** Shown during typing, before coins are reserved: what will not be drawn, what will, and the alternatives. */
export function PlanPreview({
  prompt,
  mode,
  model,
  models,
  images,
  settings,
  isOnline,
  isRefused,
  ...choose
}: PlanPreviewProps) {
  const { t } = useLingui();
  const labels = usePlanLabels();
  const { seed, fixed_camera, maxImages } = settings;
  const question = {
    prompt: prompt.trim(),
    mode,
    model: model.id,
    images,
    seed,
    ...(model.kind === 'video' && { fixed_camera }),
    ...(mode === 'storyboard' && { max_images: maxImages }),
  };
  const { plan, isFresh } = usePlan(question, isOnline);
  if (!plan) return null;
  const chips = tellOnce(plan.chips, labels.value);
  const named = chips.filter((chip) => chip.word !== null);
  const told = [...new Set(named.map((chip) => toldAs(chip, labels.value(chip))))];
  const chosen = chips.filter(({ word, aspect }) => word === null && CHOSEN.has(aspect)).map(labels.value);
  return (
    // Beside a phone's keyboard there is room for what will be missing, and for no more.
    <div
      data-refused={isRefused || undefined}
      className={`space-y-2 transition-opacity ${isFresh ? '' : 'opacity-60'} ${plan.unmatched.length > 0 || isRefused ? '' : 'typing:hidden'}`}
    >
      <div role="status" className={`empty:hidden ${isRefused ? '' : 'typing:hidden'}`}>
        <Problem plan={plan} models={models} {...choose} />
        {plan.offers.some(({ kind }) => kind === 'erase') && <EraseOffer />}
      </div>
      {(told.length > 0 || plan.unmatched.length > 0) && (
        <ul
          aria-label={t`What will be drawn`}
          // It scrolls once there is more than fits, which not all browsers let the keyboard do otherwise.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          // Half a row more than three shows that there is more.
          className="flex max-h-27 flex-wrap gap-1.5 overflow-y-auto typing:max-h-10"
        >
          {plan.unmatched.map((word) => (
            <li key={word} className={`${CHIP} border-line text-base-content/75 border-dashed`}>
              <Ban className="size-3.5 shrink-0" aria-hidden="true" />
              <span className="line-through">{word}</span>
              <span className="sr-only">
                <Trans>not drawn</Trans>
              </span>
            </li>
          ))}
          {told.map((text) => (
            <li key={text} className={`${CHIP} border-secondary/40 bg-secondary/10 typing:hidden`}>
              <Check className="text-secondary size-3.5 shrink-0" aria-hidden="true" />
              {text}
            </li>
          ))}
          {chosen.length > 0 && (
            <li className={`${CHIP} border-line text-base-content/75 typing:hidden`}>
              <Trans>Our choice: {chosen.join(', ')}</Trans>
            </li>
          )}
        </ul>
      )}
      {mode === 'storyboard' && (
        <p className="text-base-content/75 text-sm typing:hidden">
          <Trans>Some stories become fewer panels. Only those are charged.</Trans>
        </p>
      )}
    </div>
  );
}

type Choices = Pick<PlanPreviewProps, 'models' | 'onPrompt' | 'onModel' | 'onOwnPicture'>;

/** Why the request would be refused, with the engine's suggestions as buttons. */
function Problem({ plan, models, onPrompt, onModel, onOwnPicture }: { plan: PromptPlan } & Choices) {
  const language = useLanguage();
  const modelName = useModelName();
  const { subject } = plan;
  const { verdict } = plan;
  if (verdict === 'nothing_to_change' && plan.offers.length === 0)
    return (
      <Sentence>
        <Trans>Nothing of this can be done to the image. Say it differently; nothing is charged.</Trans>
      </Sentence>
    );
  if (verdict !== 'unknown_subject') return null;
  const offers = plan.offers.flatMap(({ kind, prompt, drawn, model }): { label: ReactNode; onTake: () => void }[] => {
    const named = drawn?.[language];
    const other = models.find(({ id }) => id === model);
    if (kind === 'nearest' && prompt && named)
      return [{ label: <Trans>Draw “{named}” instead</Trans>, onTake: () => onPrompt(prompt) }];
    if (kind === 'card' && prompt) return [{ label: <Trans>Make a text card</Trans>, onTake: () => onPrompt(prompt) }];
    if (kind === 'own_picture') return [{ label: <Trans>Use my own image</Trans>, onTake: onOwnPicture }];
    if (kind === 'other_model' && other)
      return [
        {
          label: <Trans>Use {modelName(other, other.engine.is_local)}</Trans>,
          onTake: () => onModel(other.id),
        },
      ];
    return [];
  });
  return (
    <div className="space-y-2">
      <Sentence>
        {subject ? (
          <Trans>Kilas Studio can’t draw “{subject}” yet. Nothing is charged.</Trans>
        ) : (
          <Trans>Kilas Studio can’t draw what this is about yet. Nothing is charged.</Trans>
        )}
      </Sentence>
      <div className="flex flex-wrap gap-2">
        {offers.map(({ label, onTake }, index) => (
          <button key={index} type="button" onClick={onTake} className={OFFER}>
            <Brush className="text-accent size-4 shrink-0" aria-hidden="true" />
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What is to go from a photo is marked by hand, since nothing finds it. */
function EraseOffer() {
  const image = useDraft().draft?.images[0];
  const [isErasing, setIsErasing] = useState(false);
  if (!image) return null;
  return (
    <div className="space-y-2">
      <Sentence>
        <Trans>
          Kilas Studio finds people and text by itself. Mark anything else that should go. Nothing is charged yet.
        </Trans>
      </Sentence>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsErasing(true)} className={OFFER}>
        <Eraser className="text-accent size-4 shrink-0" aria-hidden="true" />
        <Trans>Mark what should go</Trans>
      </button>
      {isErasing && <EraseImage image={image} onClose={() => setIsErasing(false)} />}
    </div>
  );
}

function Sentence({ children }: { children: ReactNode }) {
  return (
    <p data-problem className="text-warning in-data-refused:text-error flex items-start gap-2 text-sm font-medium">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
