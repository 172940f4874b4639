import type { ReactNode } from 'react';

interface AuthCardProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The other way to go, under the form. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of one account screen: heading, what it is for, the form, the other way. */
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
