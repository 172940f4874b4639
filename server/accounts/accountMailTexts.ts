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
      paragraphs: ['Welcome to Kilas. Type this code in the app, or press the button, to verify your email address and start creating.'],
      code,
      button: { label: 'Verify my email', url },
      notes: [`The code and the button work for ${minutes} minutes, once.`, 'If you did not create a Kilas account, ignore this message; nothing happens without the code.'],
    };
  }
  return {
    subject: `${code} adalah kode verifikasi Kilas Anda`,
    paragraphs: ['Selamat datang di Kilas. Ketik kode ini di aplikasi, atau tekan tombolnya, untuk memverifikasi alamat email Anda dan mulai berkarya.'],
    code,
    button: { label: 'Verifikasi email saya', url },
    notes: [`Kode dan tombol berlaku ${minutes} menit, satu kali.`, 'Jika Anda tidak membuat akun Kilas, abaikan pesan ini; tanpa kode tidak terjadi apa-apa.'],
  };
}

/** Carries the code that sets a new password. The link only opens the screen: whoever forwards the mail's link gives nothing away. */
export function resetPasswordText(language: Language, { code, url, minutes }: CodeMail): Text {
  if (language === 'en') {
    return {
      subject: `${code} is your Kilas password reset code`,
      paragraphs: ['Type this code together with your new password.'],
      code,
      button: { label: 'Set a new password', url },
      notes: [`The code works for ${minutes} minutes, once. Setting a new password signs you out on every device.`, 'If you did not ask for this, ignore this message; your password stays as it is.'],
    };
  }
  return {
    subject: `${code} adalah kode atur ulang kata sandi Kilas Anda`,
    paragraphs: ['Ketik kode ini bersama kata sandi baru Anda.'],
    code,
    button: { label: 'Buat kata sandi baru', url },
    notes: [`Kode berlaku ${minutes} menit, satu kali. Setelah kata sandi diganti, Anda keluar dari semua perangkat.`, 'Jika bukan Anda yang meminta, abaikan pesan ini; kata sandi Anda tetap sama.'],
  };
}

/** Tells the owner of the mailbox that the password was changed, in case it was not them. */
export function passwordChangedText(language: Language, { url }: { url: string }): Text {
  if (language === 'en') {
    return {
      subject: 'Your Kilas password was changed',
      paragraphs: ['The password of your Kilas account was just changed, and every device was signed out.'],
      button: { label: 'It was not me', url },
      notes: ['If it was you, there is nothing to do. If not, set a new password now and check who can read your mailbox.'],
    };
  }
  return {
    subject: 'Kata sandi Kilas Anda telah diganti',
    paragraphs: ['Kata sandi akun Kilas Anda baru saja diganti, dan semua perangkat telah dikeluarkan.'],
    button: { label: 'Bukan saya', url },
    notes: ['Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, segera buat kata sandi baru dan periksa siapa yang dapat membuka email Anda.'],
  };
}
