interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  libc?: string[];
  os?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, LockedPackage>;
}

export function completeLockfile(lockfile: Lockfile): Lockfile;
export function missingPackages(lockfile: Lockfile): [path: string, name: string, range: string][];
