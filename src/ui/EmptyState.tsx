import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  body?: ReactNode;
  /** The next step, as a button. */
  action?: ReactNode;
  /** The page shows nothing else: its title is the page's heading. */
  isPage?: boolean;
}

/** Shown for an empty list: what it would contain, and how to get there. */
export function EmptyState({ icon, title, body, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center px-4 py-12 text-center">
      {icon && (
        <div className="bg-base-200 text-accent mb-4 grid size-16 place-items-center rounded-3xl [&_svg]:size-7">
          {icon}
        </div>
      )}
      <Title className="text-lg font-bold">{title}</Title>
      {body && <p className="text-base-content/75 mt-1">{body}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
