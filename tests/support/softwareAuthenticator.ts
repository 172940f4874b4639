import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewCredential, UsedCredential } from '../../contract/passkeys.ts';

/** What a browser passes to an authenticator, as far as this one reads it. */
interface CreationOptions {
  challenge: string;
  rp: { id?: string };
  user: { id: string };
}
interface RequestOptions {
  challenge: string;
  rpId: string;
}

/** How an answer deviates from a correct one. */
interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** False: nobody entered a PIN or showed a finger or face. */
  isVerified?: boolean;
  /** The counter to send; by default one more than before. */
  counter?: number;
  userHandle?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const BACKUP_POSSIBLE_AND_DONE = 0x18;
const HAS_CREDENTIAL = 0x40;

/** A passkey in software: real keys, CBOR and COSE, as a phone would create them. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;
  #userHandle = randomBytes(16).toString('base64url');

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Creates the passkey. */
  create(options: object, deviation: Deviation = {}): NewCredential {
    const { challenge, rp, user } = options as CreationOptions;
    this.#userHandle = user.id;
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    // COSE_Key: kty EC2, alg ES256, crv P-256.
    const publicKey = cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(Buffer.from(x!, 'base64url'))],
      [cborInt(-3), cborBytes(Buffer.from(y!, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, publicKey]);
    const data = this.#authenticatorData(rp.id ?? '', { ...deviation, counter: deviation.counter ?? 0 }, credential);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(data)],
    ]);
    return {
      ...this.#name(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, deviation).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Signs a challenge. */
  get(options: object, deviation: Deviation = {}): UsedCredential {
    const { challenge, rpId } = options as RequestOptions;
    this.#counter = deviation.counter ?? this.#counter + 1;
    const clientData = this.#clientData('webauthn.get', challenge, deviation);
    const data = this.#authenticatorData(rpId, { ...deviation, counter: this.#counter });
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey);
    return {
      ...this.#name(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: deviation.userHandle ?? this.#userHandle,
      },
    };
  }

  #name() {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const };
  }

  #clientData(type: string, challenge: string, { origin, challenge: another }: Deviation): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge: another ?? challenge, origin: origin ?? this.#origin, crossOrigin: false }),
    );
  }

  #authenticatorData(
    rpId: string,
    { rpId: another, isVerified = true, counter }: Deviation,
    credential: Buffer = Buffer.alloc(0),
  ): Buffer {
    const flags =
      PRESENT | BACKUP_POSSIBLE_AND_DONE | (isVerified ? VERIFIED : 0) | (credential.length > 0 ? HAS_CREDENTIAL : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter ?? 0, 1);
    return Buffer.concat([sha256(Buffer.from(another ?? rpId)), head, credential]);
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** The head of a CBOR item (RFC 8949, section 3). */
function cborHead(majorType: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(majorType << 5) | value]);
  if (value < 256) return Buffer.from([(majorType << 5) | 24, value]);
  return Buffer.from([(majorType << 5) | 25, value >> 8, value & 255]);
}
const cborInt = (value: number) => (value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value));
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborMap = (pairs: [Buffer, Buffer][]) => Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()]);
