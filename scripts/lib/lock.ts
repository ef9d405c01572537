/** An entry of package-lock.json, as far as we look at it. */
export interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/** Where Node.js would find `name` from a place in the lock. */
function placeOf({ packages }: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (!folder.includes('/node_modules/')) break;
  }
  return packages[`node_modules/${name}`] === undefined ? undefined : `node_modules/${name}`;
}

export interface Gap {
  readonly parent: string;
  readonly name: string;
  readonly version: string;
}

/**
 * Binaries for other platforms that a package offers and the lock does not name. npm leaves them out when its registry
 * does not hold them; `npm ci` then refuses the lock everywhere.
 */
export function gapsIn(lock: Lock): Gap[] {
  return Object.entries(lock.packages).flatMap(([parent, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => placeOf(lock, parent, name) === undefined)
      .map(([name, range]) => ({ parent, name, version: range.replace(/^[~^]/, '') })),
  );
}

const systems = 'android|darwin|freebsd|linux|netbsd|openbsd|openharmony|win32|aix|sunos';
const processors = 'arm64|arm|x64|ia32|ppc64|riscv64|s390x|loong64|mips64el';
const platform = new RegExp(`(${systems})(?:-(${processors}))?`);

/** What a package of binaries runs on, told from its name, so that npm does not ask for it elsewhere. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  if (name.includes('wasm32')) return { cpu: ['wasm32'] };
  const [, os, cpu] = platform.exec(name) ?? [];
  if (os === undefined) throw new Error(`cannot tell the platform of ${name}; add it to the lock by hand`);
  const libc = name.includes('musl') ? ['musl'] : name.includes('gnu') ? ['glibc'] : [];
  return { ...(cpu && { cpu: [cpu] }), ...(os === 'linux' && libc.length > 0 && { libc }), os: [os] };
}

/** The lock with an entry for every gap, beside its siblings. It has no checksum: nobody here has seen the package. */
export function completed<L extends Lock>(lock: L): L {
  const packages: Record<string, LockEntry> = { ...lock.packages };
  for (const { parent, name, version } of gapsIn(lock)) {
    const offered = Object.keys(lock.packages[parent]?.optionalDependencies ?? {});
    const sibling = offered.map((other) => placeOf(lock, parent, other)).find((place) => place !== undefined);
    if (sibling === undefined) throw new Error(`${parent}: none of its optional packages is in the lock`);
    const place = `${sibling.slice(0, sibling.lastIndexOf('node_modules/'))}node_modules/${name}`;
    const { dev, devOptional } = packages[sibling] ?? {};
    const entry: LockEntry = {
      ...platformOf(name),
      ...(dev && { dev }),
      ...(devOptional && { devOptional }),
      optional: true,
    };
    // npm writes the fields in this order.
    packages[place] = {
      version,
      ...Object.fromEntries(Object.entries(entry).sort(([left], [right]) => (left < right ? -1 : 1))),
    };
  }
  const sorted = Object.entries(packages).sort(([left], [right]) => left.localeCompare(right, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}
