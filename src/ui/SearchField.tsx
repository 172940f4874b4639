import Search from 'lucide-react/icons/search';
import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'aria-label'> {
  /** Read aloud; also the placeholder, unless another one is given. */
  label: string;
}

/** A search field. For a search in the address, `useSearchText` controls its text. */
export function SearchField({ label, placeholder = label, className, ...input }: SearchFieldProps) {
  return (
    <label className={classNames('input bg-surface rounded-field h-12 w-full min-w-0 gap-3 text-base', className)}>
      <Search className="text-base-content/75 size-5 shrink-0" aria-hidden="true" />
      <input type="search" aria-label={label} placeholder={placeholder} enterKeyHint="search" {...input} />
    </label>
  );
}
