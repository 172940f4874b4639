import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import { focusHeading } from './focusHeading.ts';
import { lockScroll } from './lockScroll.ts';
import { pushLayer } from './topLayer.ts';

interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** Id of the element that labels it. */
  labelledBy: string;
  describedBy?: string;
  role?: 'alertdialog';
  className?: string;
  style?: CSSProperties;
  /** False where a press outside would lose typed text. */
  closesOnBackdrop?: boolean;
  children: ReactNode;
}

/**
 * The base of Dialog, Sheet and FullScreenMenu: the browser's modal dialog, which traps focus, makes the rest inert and
 * restores focus. An element with `data-first-focus` gets the focus first, else the browser's choice. Unmounted while
 * closed.
 */
export function Modal(props: ModalProps) {
  return props.isOpen ? <OpenModal {...props} /> : null;
}

function OpenModal({
  onClose,
  role,
  labelledBy,
  describedBy,
  className,
  style,
  closesOnBackdrop = true,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // Read before the content is mounted: a field with `autoFocus` takes the focus then.
  const [opener] = useState(() => document.activeElement);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    const removeLayer = pushLayer(dialog);
    const unlock = lockScroll();
    return () => {
      removeLayer();
      dialog.close();
      unlock();
      // React removes the dialog before the browser can restore the focus itself.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else if (document.activeElement === document.body) focusHeading();
    };
  }, [opener]);

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classNames(
        'backdrop:animate-fade text-base-content fixed m-0 max-h-none max-w-none backdrop:bg-black/55',
        className,
      )}
      style={style}
      onCancel={(event) => {
        // React also passes on events of a dialog or file picker inside this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (closesOnBackdrop && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
