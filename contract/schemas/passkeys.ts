import * as v from 'valibot';
import { MAX_PASSKEY_NAME_LENGTH, MAX_PASSWORD_LENGTH } from '../limits.ts';
import { boundedList, code, dataOf, seenText, Timestamp, Uuid } from '../primitives.ts';

/** Bytes as encoded in WebAuthn's JSON. @param max characters */
const base64Url = (max: number) =>
  v.pipe(
    v.string(code('passkey_refused')),
    v.nonEmpty(code('passkey_refused')),
    v.maxLength(max, code('passkey_refused')),
    v.regex(/^[\w-]+$/, code('passkey_refused')),
  );

/** At most 1023 bytes, as WebAuthn allows. */
const CredentialId = base64Url(1364);

/** Common fields of the browser's answers. */
const signed = { id: CredentialId, rawId: CredentialId, type: v.literal('public-key', code('passkey_refused')) };

/** The browser's answer when a passkey was created (`RegistrationResponseJSON`), as far as it is read. */
export const NewCredential = v.object({
  ...signed,
  response: v.object({
    clientDataJSON: base64Url(4096),
    attestationObject: base64Url(32_768),
    /** How the browser can reach it again. */
    transports: v.optional(
      boundedList(v.pipe(v.string(code('passkey_refused')), v.maxLength(32, code('passkey_refused'))), {
        max: 10,
        tooFew: 'passkey_refused',
        tooMany: 'passkey_refused',
      }),
    ),
  }),
});
export type NewCredential = v.InferOutput<typeof NewCredential>;

/** The browser's answer when a passkey was used (`AuthenticationResponseJSON`), as far as it is read. */
export const UsedCredential = v.object({
  ...signed,
  response: v.object({
    clientDataJSON: base64Url(4096),
    authenticatorData: base64Url(8192),
    signature: base64Url(8192),
    userHandle: v.optional(v.nullable(base64Url(128))),
  }),
});
export type UsedCredential = v.InferOutput<typeof UsedCredential>;

export const PasskeyName = v.pipe(
  seenText('passkey_name_required'),
  v.maxLength(MAX_PASSKEY_NAME_LENGTH, code('passkey_name_too_long')),
);

/** The account's password, if it has one: a stranger with an unlocked phone must not be able to change the passkeys. */
const password = v.optional(
  v.pipe(v.string(code('password_wrong')), v.maxLength(MAX_PASSWORD_LENGTH, code('password_wrong'))),
);
export const PasswordAgain = v.object({ password });

/** A challenge is valid for one answer, within minutes. `options` go to the browser unchanged. */
const challengeOf = dataOf(
  v.object({ challenge_id: Uuid, options: v.looseObject({ challenge: v.string() }), expires_in: v.number() }),
);
export const PasskeyChallenge = challengeOf;

export const PasskeyAnswer = v.object({
  challenge_id: v.pipe(v.string(code('field_invalid')), v.uuid(code('field_invalid'))),
  credential: UsedCredential,
});
export type PasskeyAnswer = v.InferOutput<typeof PasskeyAnswer>;

export const PasskeyRegistration = v.object({
  challenge_id: v.pipe(v.string(code('field_invalid')), v.uuid(code('field_invalid'))),
  credential: NewCredential,
  name: PasskeyName,
});
export type PasskeyRegistration = v.InferOutput<typeof PasskeyRegistration>;

export const PasskeyRename = v.object({ name: PasskeyName });

export const Passkey = v.object({
  id: Uuid,
  name: v.string(),
  created_at: Timestamp,
  last_used_at: v.nullable(Timestamp),
  /** Synced by a password manager to all devices; otherwise it is lost with its device. */
  is_synced: v.boolean(),
});
export type Passkey = v.InferOutput<typeof Passkey>;
export const PasskeyReply = dataOf(Passkey);
export const PasskeysReply = dataOf(v.array(Passkey));
