import { Trans, useLingui } from '@lingui/react/macro';
import { DawnScene } from './DawnScene.tsx';

/** A drawing of the generator: a prompt, its settings, the price on the button, the result above. */
export function ComposerPreview() {
  const { t } = useLingui();
  return (
    <div
      role="img"
      aria-label={t`A prompt, its settings and its price, with the finished clip above.`}
      className="bg-surface border-line shadow-lift mx-auto w-full max-w-xl rounded-3xl border p-3"
    >
      <div aria-hidden="true">
        <div className="relative overflow-hidden rounded-2xl">
          <DawnScene />
          <span className="figures absolute end-3 bottom-3 rounded-lg bg-black/70 px-2 py-0.5 text-xs font-bold text-white">
            0:05
          </span>
        </div>
        <p className="px-2 pt-4 text-lg leading-snug font-medium">
          <Trans>Morning mist over rice terraces, a volcano behind them, the camera glides slowly</Trans>
        </p>
        <div className="flex flex-wrap items-center gap-2 px-2 pt-4 pb-2">
          {['16:9', '720p', '5 s'].map((setting) => (
            <span
              key={setting}
              className="bg-base-200 border-line figures rounded-full border px-3 py-1 text-sm font-semibold"
            >
              {setting}
            </span>
          ))}
          <span className="bg-primary text-primary-content rounded-field ms-auto figures px-4 py-2.5 font-bold">
            <Trans>Create · 40 credits</Trans>
          </span>
        </div>
      </div>
    </div>
  );
}
