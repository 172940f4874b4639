import type { ReactNode } from 'react';

interface AuthCardProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The link to another screen, below the form. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of an account screen: heading, lead, form, and a link to another screen. */
export function AuthCard({ title, lead, footer, children }: AuthCardProps) {
  return (
    <section className="sm:bg-surface sm:border-line sm:rounded-box sm:shadow-lift sm:border sm:p-9">
      <h1 className="text-3xl font-extrabold">{title}</h1>
      {lead && <p className="text-base-content/80 mt-2">{lead}</p>}
      <div className="mt-7">{children}</div>
      {footer && <p className="text-base-content/80 mt-5 text-center">{footer}</p>}
    </section>
  );
}
