import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';

interface FormAlertProps {
  tone?: 'error' | 'success';
  title: ReactNode;
  body?: ReactNode;
  /** A button for what to do about it. */
  action?: ReactNode;
}

/** The result of the form as a whole; read aloud when it appears. */
export function FormAlert({ tone = 'error', title, body, action }: FormAlertProps) {
  const Icon = tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'animate-fade rounded-field flex gap-3 border p-4',
        tone === 'error' ? 'border-error/40 bg-error/8' : 'border-success/40 bg-success/8',
      )}
    >
      <Icon
        className={classNames('mt-0.5 size-5 shrink-0', tone === 'error' ? 'text-error' : 'text-success')}
        aria-hidden="true"
      />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {body && <p className="text-base-content/80 mt-0.5 text-sm">{body}</p>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
