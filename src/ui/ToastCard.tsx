import { useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from './classNames.ts';
import { focusHeading } from './focusHeading.ts';
import { pageToasts } from './pageToasts.ts';
import type { Toast } from './toastStore.ts';

const ICONS = { success: CircleCheck, error: CircleAlert, other: Info };
const TINTS = { success: 'text-success', error: 'text-error', other: 'text-secondary' };

/** One toast. Its timer is paused under the pointer and while it has focus, which goes back to where it came from. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  const Icon = ICONS[toast.type];
  const card = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);

  // In a layout effect: the card is still in the page while it is cleaned up.
  useLayoutEffect(() => {
    const element = card.current;
    const hasFocus = () => element?.contains(document.activeElement);
    return () => {
      if (!hasFocus()) return;
      before.current?.focus({ preventScroll: true });
      if (hasFocus()) focusHeading();
    };
  }, []);

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    pageToasts.pauseToast(toast.id);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  }

  return (
    <div
      ref={card}
      data-toast={toast.type}
      data-phase={toast.phase}
      onPointerEnter={() => pageToasts.pauseToast(toast.id)}
      onPointerLeave={() => pageToasts.resumeToast(toast.id)}
      onFocus={handleFocus}
      onBlur={() => pageToasts.resumeToast(toast.id)}
      className={classNames(
        'bg-surface text-base-content border-line shadow-lift rounded-box pointer-events-auto flex w-full items-start gap-3 border py-1 ps-4 pe-1 transition duration-200 sm:w-96',
        toast.phase === 'entering' && 'translate-y-2 opacity-0',
        toast.phase === 'fading' && 'opacity-0 duration-500',
      )}
    >
      <Icon className={`mt-3 size-5 shrink-0 ${TINTS[toast.type]}`} aria-hidden="true" />
      {/* The action is below a text that needs its room. */}
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
        <div className="py-2.5">
          <p className="font-semibold">{toast.title}</p>
          {toast.description && <p className="text-base-content/80 text-sm">{toast.description}</p>}
        </div>
        {toast.action && (
          <button
            type="button"
            className="btn btn-ghost text-accent -mx-3 h-11 px-3"
            onClick={() => {
              toast.action?.onTake();
              pageToasts.dismissToast(toast.id);
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={t`Close`}
        className="btn btn-ghost btn-circle size-11 shrink-0"
        onClick={() => pageToasts.dismissToast(toast.id)}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}
