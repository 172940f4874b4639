import type { Language } from '../../contract/languages.ts';
import type { MailContent } from '../notices/mailLayout.ts';

type Text = Omit<MailContent, 'to' | 'language' | 'greeting'>;

interface CodeMail {
  code: string;
  url: string;
  /** Validity of the code. */
  minutes: number;
}

/** The first line of every mail. */
export function greetingText(language: Language, name: string): string {
  const texts: Record<Language, string> = { id: `Halo ${name},`, en: `Hi ${name},` };
  return texts[language];
}

/** Welcomes a new account and carries its code and link. */
export function verifyEmailText(language: Language, { code, url, minutes }: CodeMail): Text {
  const texts: Record<Language, Text> = {
    id: {
      subject: `${code} adalah kode verifikasi Kilas-mu`,
      paragraphs: [
        'Selamat datang di Kilas! Ketik kode ini di aplikasi, atau tekan tombolnya. Setelah itu kamu bisa langsung berkarya.',
      ],
      code,
      button: { label: 'Verifikasi emailku', url },
      notes: [
        `Kode dan tombolnya berlaku ${minutes} menit, sekali pakai.`,
        'Bukan kamu yang mendaftar? Abaikan saja email ini; tanpa kodenya tidak terjadi apa-apa.',
      ],
    },
    en: {
      subject: `${code} is your Kilas verification code`,
      paragraphs: ['Welcome to Kilas! Type this code in the app, or press the button. Then you can start creating.'],
      code,
      button: { label: 'Verify my email', url },
      notes: [
        `The code and the button work once, for ${minutes} minutes.`,
        'Didn’t sign up for Kilas? Just ignore this email; nothing happens without the code.',
      ],
    },
  };
  return texts[language];
}

/** Contains the code that sets a new password. The link only opens the screen, so forwarding it reveals nothing. */
export function resetPasswordText(language: Language, { code, url, minutes }: CodeMail): Text {
  const texts: Record<Language, Text> = {
    id: {
      subject: `${code} adalah kode atur ulang kata sandi Kilas-mu`,
      paragraphs: ['Ketik kode ini di aplikasi, bersama kata sandi barumu.'],
      code,
      button: { label: 'Buat kata sandi baru', url },
      notes: [
        `Kodenya berlaku ${minutes} menit, sekali pakai. Setelah kata sandi diganti, kamu keluar dari semua perangkat lain dan semua passkey-mu dihapus.`,
        'Bukan kamu yang minta? Abaikan saja email ini; kata sandimu tetap sama.',
      ],
    },
    en: {
      subject: `${code} is your Kilas password reset code`,
      paragraphs: ['Type this code in the app, together with your new password.'],
      code,
      button: { label: 'Set a new password', url },
      notes: [
        `The code works once, for ${minutes} minutes. A new password signs you out on every other device and removes your passkeys.`,
        'Didn’t ask for this? Just ignore this email; your password stays as it is.',
      ],
    },
  };
  return texts[language];
}

/** Notifies the mailbox's owner of a changed password, in case someone else changed it. */
export function passwordChangedText(language: Language, { url }: { url: string }): Text {
  const texts: Record<Language, Text> = {
    id: {
      subject: 'Kata sandi Kilas-mu sudah diganti',
      paragraphs: [
        'Kata sandi akun Kilas-mu baru saja diganti. Semua perangkat lain sudah dikeluarkan dan semua passkey dihapus.',
      ],
      button: { label: 'Bukan aku', url },
      notes: [
        'Kalau itu kamu, tidak perlu apa-apa lagi. Kalau bukan, segera buat kata sandi baru dan cek siapa yang bisa membuka emailmu.',
      ],
    },
    en: {
      subject: 'Your Kilas password was changed',
      paragraphs: [
        'The password of your Kilas account was just changed. Every other device was signed out and all passkeys were removed.',
      ],
      button: { label: 'It wasn’t me', url },
      notes: [
        'If it was you, there is nothing to do. If not, set a new password now and check who can read your mailbox.',
      ],
    },
  };
  return texts[language];
}

/** Notifies the mailbox's owner of a new passkey, in case someone else added it. */
export function passkeyAddedText(language: Language, { url }: { url: string }): Text {
  const texts: Record<Language, Text> = {
    id: {
      subject: 'Passkey baru di akun Kilas-mu',
      paragraphs: ['Sebuah passkey baru kini bisa dipakai untuk masuk ke akun Kilas-mu.'],
      button: { label: 'Bukan aku', url },
      notes: [
        'Kalau itu kamu, tidak perlu apa-apa lagi. Kalau bukan, segera buat kata sandi baru: semua passkey dihapus dan semua perangkat lain dikeluarkan.',
      ],
    },
    en: {
      subject: 'A passkey was added to your Kilas account',
      paragraphs: ['A new passkey can now sign in to your Kilas account.'],
      button: { label: 'It wasn’t me', url },
      notes: [
        'If it was you, there is nothing to do. If not, set a new password now: that removes all passkeys and signs every other device out.',
      ],
    },
  };
  return texts[language];
}

/**
 * Notifies the mailbox's owner that a passkey was removed and other devices signed out, in case someone else did it.
 */
export function passkeyRemovedText(language: Language, { url }: { url: string }): Text {
  const texts: Record<Language, Text> = {
    id: {
      subject: 'Passkey dihapus dari akun Kilas-mu',
      paragraphs: [
        'Sebuah passkey tidak bisa lagi dipakai untuk masuk ke akun Kilas-mu. Semua perangkat juga dikeluarkan, kecuali yang menghapusnya.',
      ],
      button: { label: 'Bukan aku', url },
      notes: [
        'Kalau itu kamu, tidak perlu apa-apa lagi. Kalau bukan, segera buat kata sandi baru: semua passkey dihapus dan semua perangkat lain dikeluarkan.',
      ],
    },
    en: {
      subject: 'A passkey was removed from your Kilas account',
      paragraphs: [
        'A passkey can no longer sign in to your Kilas account, and every device was signed out except the one that removed it.',
      ],
      button: { label: 'It wasn’t me', url },
      notes: [
        'If it was you, there is nothing to do. If not, set a new password now: that removes all passkeys and signs every other device out.',
      ],
    },
  };
  return texts[language];
}
