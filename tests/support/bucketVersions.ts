import { randomUUID } from 'node:crypto';

export interface StoredObject {
  body: Buffer;
  etag: string;
  modifiedAt: Date;
}

/** A version of a key; without an object it is a delete marker. */
interface Version {
  key: string;
  id: string;
  object: StoredObject | null;
  at: Date;
}

/** The objects of a bucket that keeps versions, or does not: then what was replaced or deleted is gone. */
export interface VersionedObjects {
  /** What a plain request finds. */
  latest: Map<string, StoredObject>;
  put(key: string, object: StoredObject): void;
  /** @param versionId removes this version permanently instead */
  remove(key: string, versionId: string | null): void;
  /** A page in the order of S3: by key, the latest first. @param after the last version of the page before */
  list(page: { prefix: string; after: { key: string; id: string } | null; size: number }): {
    versions: (Version & { isLatest: boolean })[];
    isTruncated: boolean;
  };
}

/** @param keepsVersions as a bucket whose versioning was switched on */
export function createVersionedObjects(keepsVersions: boolean): VersionedObjects {
  const latest = new Map<string, StoredObject>();
  let versions: Version[] = [];
  const newestOf = (key: string) => versions.findLast((version) => version.key === key);
  const add = (key: string, object: StoredObject | null) => {
    if (keepsVersions) versions.push({ key, id: randomUUID(), object, at: new Date() });
    if (object) latest.set(key, object);
    else latest.delete(key);
  };
  return {
    latest,
    put: add,
    remove(key, versionId) {
      if (versionId === null) return add(key, null);
      versions = versions.filter(({ id }) => id !== versionId);
      const object = newestOf(key)?.object;
      if (object) latest.set(key, object);
      else latest.delete(key);
    },
    list({ prefix, after, size }) {
      const sorted = versions
        .toReversed()
        .filter(({ key }) => key.startsWith(prefix))
        .toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
      const from = after ? sorted.findIndex(({ id }) => id === after.id) + 1 : 0;
      return {
        versions: sorted
          .slice(from, from + size)
          .map((version) => Object.assign(version, { isLatest: newestOf(version.key) === version })),
        isTruncated: from + size < sorted.length,
      };
    },
  };
}

/** The reply to a request for a bucket's versions, one page of it. */
export function listVersions(objects: VersionedObjects, query: URLSearchParams, pageSize: number): string {
  const [key, id] = [query.get('key-marker'), query.get('version-id-marker')];
  const { versions, isTruncated } = objects.list({
    prefix: query.get('prefix') ?? '',
    after: key !== null && id !== null ? { key, id } : null,
    size: pageSize,
  });
  const last = versions.at(-1);
  const marks =
    isTruncated && last
      ? `<NextKeyMarker>${xml(last.key)}</NextKeyMarker><NextVersionIdMarker>${last.id}</NextVersionIdMarker>`
      : '';
  const rows = versions.map((version) => {
    const kind = version.object ? 'Version' : 'DeleteMarker';
    return `<${kind}><Key>${xml(version.key)}</Key><VersionId>${version.id}</VersionId><IsLatest>${version.isLatest}</IsLatest><LastModified>${version.at.toISOString()}</LastModified></${kind}>`;
  });
  return `<ListVersionsResult><IsTruncated>${isTruncated}</IsTruncated>${marks}${rows.join('')}</ListVersionsResult>`;
}

export function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
