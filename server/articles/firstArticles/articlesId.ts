import type { FirstArticle } from './firstArticle.ts';
import { h, list, p, picture, prompt, quote, steps, table } from './blocks.ts';

/** In the order in which readers see them. */
export const ARTICLES_ID: readonly FirstArticle[] = [
  {
    name: 'prompt',
    slug: 'cara-menulis-prompt',
    title: 'Cara menulis prompt yang hasilnya sesuai bayanganmu',
    excerpt: 'Empat hal yang perlu disebut, urutannya, dan contoh yang bisa langsung kamu coba.',
    cover: 'danau-fajar',
    coverAlt: 'Danau di pegunungan saat fajar, berkabut dan tenang',
    tags: ['panduan', 'prompt'],
    blocks: [
      p(
        'Prompt yang baik tidak panjang. Ia menyebut <b>apa</b> yang terlihat, <b>di mana</b>, <b>kapan</b>, dan <b>bagaimana kamera bergerak</b>. Sisanya boleh diserahkan ke Kilas.',
      ),
      h('Mulai dari satu hal utama'),
      p(
        'Sebut satu pemeran atau tempat lebih dulu: perahu nelayan, sawah terasering, jalan kota. Kalau dua hal sama pentingnya, hasilnya sering membagi perhatian. Simpan yang kedua untuk video berikutnya.',
      ),
      h('Tambahkan waktu dan cuaca'),
      p(
        'Kata seperti <i>saat fajar</i>, <i>senja</i>, <i>malam</i>, <i>berkabut</i>, atau <i>hujan rintik</i> mengubah warna dan cahaya seluruh gambar. Ini kata paling murah dengan pengaruh paling besar.',
      ),
      picture(
        'bromo-fajar',
        'Gunung Bromo saat matahari terbit dengan kabut',
        'Satu tempat, satu waktu, satu cuaca: “gunung Bromo saat matahari terbit berkabut”.',
      ),
      prompt('gunung Bromo saat matahari terbit berkabut, kamera maju', 'text-to-video', '16:9'),
      h('Arahkan kamera'),
      p(
        'Untuk video, tutup dengan gerak kamera: <i>kamera maju</i>, <i>kamera naik</i>, atau <i>kamera mengitari</i>. Kalau kamu ingin gambar diam yang hidup, kunci kameranya di pengaturan.',
      ),
      h('Tulisan di dalam gambar'),
      p('Apa pun di antara tanda kutip menjadi judul di hasilnya. Pendek lebih enak dibaca: dua sampai empat kata.'),
      list(
        'Bagus: <i>danau saat fajar berkabut, tenang, "Pelan-pelan"</i>',
        'Kurang: kalimat panjang di dalam tanda kutip',
        'Ingat: batas prompt 500 karakter',
      ),
      quote(
        'Lihat keping di bawah kolom prompt saat mengetik: di situ terlihat apa yang akan digambar, sebelum koinmu dipakai.',
      ),
      prompt('danau di pegunungan saat fajar berkabut, tenang, "Pelan-pelan"', 'text-to-image', '1:1'),
    ],
  },
  {
    name: 'umkm',
    slug: 'klip-produk-untuk-umkm',
    title: 'Klip produk untuk UMKM dalam sepuluh menit',
    excerpt:
      'Dari latar foto produk sampai pembukaan toko: empat klip yang paling sering dipakai warung dan toko kecil.',
    cover: 'pasar-malam',
    coverAlt: 'Pasar malam di jalan kota dengan lampu neon dan hujan rintik',
    tags: ['umkm', 'ide'],
    blocks: [
      p(
        'Kamu tidak perlu studio. Satu kalimat, satu nama merek, dan lima detik sudah cukup untuk status WhatsApp atau Reels.',
      ),
      h('1. Suasana tempatmu'),
      p(
        'Pilih tempat yang mirip dengan jualanmu: pasar malam untuk kuliner, kebun teh untuk minuman, pantai untuk liburan. Taruh nama warung di dalam tanda kutip.',
      ),
      prompt('pasar malam di jalan kota, hujan rintik, lampu neon, "Warung Sari"', 'text-to-video', '9:16'),
      h('2. Latar foto produk'),
      p(
        'Buat gambar abstrak dengan warna merekmu, lalu letakkan foto produk di atasnya di aplikasi edit yang biasa kamu pakai.',
      ),
      prompt('latar belakang abstrak gelombang warna emas lembut, pastel, "Kopi Senja"', 'text-to-image', '1:1'),
      h('3. Asal bahan'),
      p('Cerita tentang asal bahan membuat orang percaya. Sawah, kebun, atau laut, lima detik saja.'),
      picture(
        'kebun-teh',
        'Kebun teh di perbukitan, pagi berkabut',
        'Kebun teh pagi hari, dibuat di Kilas dari satu kalimat.',
      ),
      prompt('kebun teh di perbukitan pagi hari berkabut, kamera naik, "Teh Gunung"', 'text-to-video', '9:16'),
      h('4. Promo akhir pekan'),
      p('Angka diskon di dalam tanda kutip, latar yang cerah, selesai.'),
      prompt('pantai siang hari dengan pohon kelapa, berwarna cerah, "Diskon 20%"', 'text-to-image', '1:1'),
      h('Supaya hemat'),
      list(
        'Mulai dari gambar 1K untuk mencari suasana',
        'Kalau sudah cocok, buat videonya 480p',
        'Simpan sebagai template supaya minggu depan tinggal ganti nama menu',
      ),
    ],
  },
  {
    name: 'photo',
    slug: 'dari-foto-ke-video',
    title: 'Dari foto ke video: bikin fotomu bergerak',
    excerpt: 'Foto seperti apa yang paling enak digerakkan, dan apa yang sebaiknya kamu tulis.',
    cover: 'perahu-senja',
    coverAlt: 'Pantai saat senja dengan perahu nelayan',
    tags: ['panduan', 'foto'],
    blocks: [
      p(
        'Di mode <b>gambar ke video</b>, fotomu sendiri yang bicara. Teksnya boleh kosong; kalau diisi, ia mengarahkan gerak.',
      ),
      h('Foto yang cocok'),
      list(
        'Ada jarak: depan, tengah, belakang',
        'Terang dan tajam, tanpa bingkai atau stiker',
        'Ukuran sampai 10 MB: JPG, PNG, atau WebP',
      ),
      picture(
        'perahu-senja',
        'Perahu nelayan di pantai saat senja',
        'Laut di belakang, perahu di depan: ada jarak, jadi gerak kameranya terasa.',
      ),
      h('Langkahnya'),
      steps(
        'Buka generator dan lampirkan fotonya',
        'Tulis geraknya, misalnya <i>kamera maju pelan</i>',
        'Lihat harganya di tombol, lalu buat',
        'Unduh, atau bagikan tautannya',
      ),
      p('Bentuk video mengikuti fotomu. Foto tegak menjadi video tegak, jadi tidak ada yang terpotong.'),
      prompt('kamera maju pelan, ombak tenang, senja', 'image-to-video'),
      h('Soal wajah dan izin'),
      p(
        'Pakai foto milikmu, atau yang pemiliknya mengizinkan. Beberapa model menolak foto orang sungguhan; kalau begitu, koinmu kembali dan kamu bisa memilih model lain.',
      ),
    ],
  },
  {
    name: 'coins',
    slug: 'apa-yang-dibeli-koin',
    title: 'Apa yang dibeli koin, dengan angka',
    excerpt: 'Harga video dan gambar, apa yang terjadi kalau gagal, dan sejauh mana 200 koin pertama membawamu.',
    cover: 'sawah-pagi',
    coverAlt: 'Sawah terasering hijau pagi hari dengan petani',
    tags: ['koin', 'panduan'],
    blocks: [
      p(
        'Harga selalu ada di tombol sebelum kamu menekannya. Tabel ini memakai harga bawaan Kilas; <b>yang berlaku adalah angka di tombol</b>, karena tiap model bisa punya pengali sendiri.',
      ),
      h('Video'),
      table(
        ['Resolusi', 'Per detik', '5 detik'],
        ['480p', '4 koin', '20 koin'],
        ['720p', '8 koin', '40 koin'],
        ['1080p', '18 koin', '90 koin'],
      ),
      h('Gambar'),
      table(['Ukuran', 'Per gambar'], ['1K', '3 koin'], ['2K', '5 koin'], ['4K', '10 koin']),
      h('200 koin pertama'),
      p(
        'Akun baru mulai dengan 200 koin: sepuluh video 480p lima detik, atau 66 gambar 1K. Cukup untuk tahu apakah Kilas cocok denganmu.',
      ),
      picture('sawah-pagi', 'Sawah terasering hijau, pagi keemasan', 'Tiga koin: satu gambar 1K.'),
      h('Kalau gagal'),
      p(
        'Koin ditahan saat kamu menekan tombol dan baru dipakai kalau hasilnya jadi. Gagal, dibatalkan, atau keluar tanpa perubahan: koinnya kembali sendiri, dan kamu bisa melihatnya di Aktivitas.',
      ),
      h('Batas harian'),
      p('Setiap orang bisa membuat 50 item sehari. Hitungannya mulai lagi pukul 00.00 WIB.'),
      prompt('sawah terasering hijau pagi hari, petani, keemasan', 'text-to-image', '16:9'),
    ],
  },
  {
    name: 'offline',
    slug: 'kilas-tanpa-sinyal',
    title: 'Kilas tanpa sinyal: yang tetap bisa kamu lakukan',
    excerpt: 'Di kereta, di kapal, di lantai bawah tanah: apa yang tersimpan di ponselmu dan apa yang menunggu.',
    cover: 'kota-hujan',
    coverAlt: 'Jalan kota Jakarta malam hari, hujan deras dan lampu neon',
    tags: ['offline', 'panduan'],
    blocks: [
      p('Pasang Kilas dari menu peramban, dan ia terbuka seperti aplikasi lain, juga saat tidak ada sinyal.'),
      h('Yang bisa dibuka tanpa jaringan'),
      list(
        'Galerimu, dengan gambar kecilnya',
        'Karya yang sudah pernah kamu lihat',
        'Riwayat, saldo terakhir, dan template',
        'Artikel yang sudah pernah kamu baca saat masuk ke akunmu',
      ),
      p('Di atasnya selalu tertulis kapan data itu terakhir diperbarui, jadi kamu tahu seberapa baru yang kamu lihat.'),
      picture(
        'kota-hujan',
        'Jalan kota malam, hujan deras, pantulan neon',
        'Hujan, macet, sinyal hilang: draf promptmu tetap ada.',
      ),
      h('Yang menunggu jaringan'),
      p(
        'Membuat video, membayar, dan menukar voucher butuh server. Tombolnya mengatakan itu <i>sebelum</i> kamu menekan, bukan sesudahnya. Prompt dan pengaturan yang sedang kamu tulis tersimpan di ponsel, juga kalau tab-nya tertutup.',
      ),
      h('Sebelum berangkat'),
      steps(
        'Buka karya yang ingin kamu tunjukkan, sekali saja',
        'Pasang Kilas ke layar utama',
        'Unduh videonya kalau mau dikirim ke orang lain',
      ),
      prompt('jalan kota Jakarta malam hujan deras, neon, kamera maju', 'text-to-video', '9:16'),
    ],
  },
  {
    name: 'moments',
    slug: 'ide-wisuda-dan-lebaran',
    title: 'Ide video untuk wisuda dan Lebaran',
    excerpt: 'Kalimat siap pakai untuk ucapan yang terasa punya kamu sendiri.',
    cover: 'takbiran',
    coverAlt: 'Masjid di bukit pada malam hari dengan bulan dan kembang api',
    tags: ['ide', 'lebaran', 'wisuda'],
    blocks: [
      p(
        'Ucapan yang dikirim ulang seratus orang cepat lewat. Ganti namanya, ganti suasananya, dan ucapanmu jadi punya kamu.',
      ),
      h('Lebaran'),
      prompt('masjid di bukit malam hari, bulan, bintang, kembang api, "Selamat Idul Fitri"', 'text-to-video', '9:16'),
      prompt(
        'sawah hijau di desa saat matahari terbit, gunung, kamera maju pelan, "Pulang ke Solo"',
        'text-to-video',
        '16:9',
      ),
      prompt('masjid saat fajar, langit emas, "Keluarga Rahmat"', 'text-to-image', '1:1'),
      prompt('gurun malam hari, masjid, bulan, bintang, ungu, "Marhaban ya Ramadan"', 'text-to-image', '9:16'),
      h('Wisuda'),
      picture(
        'wisuda-balon',
        'Balon udara di atas perbukitan saat golden hour',
        'Balon udara saat golden hour, dengan gelar atau nama di dalam tanda kutip.',
      ),
      prompt('balon udara di atas perbukitan saat golden hour, kamera naik, "Dinda, S.Kom."', 'text-to-video', '9:16'),
      prompt('taman bunga matahari siang cerah, kupu-kupu, "Selamat Dinda"', 'text-to-image', '1:1'),
      prompt('pohon sakura pagi hari, kelopak berguguran, pastel, "Angkatan 2026"', 'text-to-video', '9:16'),
      h('Dua tips kecil'),
      list(
        'Pilih bentuk 9:16 untuk status dan cerita, 1:1 untuk grup keluarga',
        'Buat sebagai template, lalu ganti nama untuk tiap orang',
      ),
    ],
  },
];
