import type { Language } from '../../contract/limits.ts';
import type { MailContent } from '../notices/mailLayout.ts';

type Text = Omit<MailContent, 'to' | 'language' | 'greeting'>;

interface CodeMail {
  code: string;
  url: string;
  /** How long the code is valid. */
  minutes: number;
}

/** Welcomes a new account and carries its code and link. */
export function verifyEmailText(language: Language, { code, url, minutes }: CodeMail): Text {
  if (language === 'en') {
    return {
      subject: `${code} is your Kilas verification code`,
      paragraphs: ['Welcome to Kilas! Type this code in the app, or press the button. Then you can start creating.'],
      code,
      button: { label: 'Verify my email', url },
      notes: [
        `The code and the button work once, for ${minutes} minutes.`,
        'Didn’t sign up for Kilas? Just ignore this email; nothing happens without the code.',
      ],
    };
  }
  return {
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
  };
}

/** Carries the code that sets a new password. The link only opens the screen: whoever forwards the mail's link gives nothing away. */
export function resetPasswordText(language: Language, { code, url, minutes }: CodeMail): Text {
  if (language === 'en') {
    return {
      subject: `${code} is your Kilas password reset code`,
      paragraphs: ['Type this code in the app, together with your new password.'],
      code,
      button: { label: 'Set a new password', url },
      notes: [
        `The code works once, for ${minutes} minutes. A new password signs you out on every device.`,
        'Didn’t ask for this? Just ignore this email; your password stays as it is.',
      ],
    };
  }
  return {
    subject: `${code} adalah kode atur ulang kata sandi Kilas-mu`,
    paragraphs: ['Ketik kode ini di aplikasi, bersama kata sandi barumu.'],
    code,
    button: { label: 'Buat kata sandi baru', url },
    notes: [
      `Kodenya berlaku ${minutes} menit, sekali pakai. Setelah kata sandi diganti, kamu keluar dari semua perangkat.`,
      'Bukan kamu yang minta? Abaikan saja email ini; kata sandimu tetap sama.',
    ],
  };
}

/** Tells the owner of the mailbox that the password was changed, in case it was not them. */
export function passwordChangedText(language: Language, { url }: { url: string }): Text {
  if (language === 'en') {
    return {
      subject: 'Your Kilas password was changed',
      paragraphs: ['The password of your Kilas account was just changed, and every device was signed out.'],
      button: { label: 'It wasn’t me', url },
      notes: [
        'If it was you, there is nothing to do. If not, set a new password now and check who can read your mailbox.',
      ],
    };
  }
  return {
    subject: 'Kata sandi Kilas-mu sudah diganti',
    paragraphs: ['Kata sandi akun Kilas-mu baru saja diganti, dan semua perangkat sudah dikeluarkan.'],
    button: { label: 'Bukan aku', url },
    notes: [
      'Kalau itu kamu, tidak perlu apa-apa lagi. Kalau bukan, segera buat kata sandi baru dan cek siapa yang bisa membuka emailmu.',
    ],
  };
}
