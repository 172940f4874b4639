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
      p(
        'Bayangkan kamu menelepon teman yang pandai menggambar. Kamu tidak akan bilang “buat yang bagus dan epik”, karena dia tidak tahu harus mulai dari mana. Kamu akan bilang “perahu nelayan di pantai, sore hari, ombaknya tenang”. Prompt bekerja dengan cara yang sama: kata yang bisa digambar selalu menang dari kata yang hanya memuji.',
      ),
      h('Mulai dari satu hal utama'),
      p(
        'Sebut satu pemeran atau tempat lebih dulu: perahu nelayan, sawah terasering, jalan kota. Kalau dua hal sama pentingnya, hasilnya sering membagi perhatian. Simpan yang kedua untuk video berikutnya.',
      ),
      p(
        'Kata benda yang jelas lebih kuat daripada kata sifat yang indah. “Danau di pegunungan” memberi tahu banyak hal sekaligus: air, lereng, langit, pantulan. “Pemandangan menakjubkan” tidak memberi tahu apa-apa.',
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
      p('Coba tempat yang sama dengan empat waktu, dan lihat betapa jauh bedanya:'),
      table(
        ['Kata', 'Yang berubah'],
        ['saat fajar', 'langit merah muda, kabut rendah, cahaya lembut'],
        ['siang cerah', 'warna penuh, bayangan pendek, langit biru'],
        ['senja', 'oranye keemasan, bayangan panjang'],
        ['malam', 'gelap kebiruan, bulan, bintang, lampu'],
      ),
      h('Arahkan kamera'),
      p(
        'Untuk video, tutup dengan gerak kamera: <i>kamera maju</i>, <i>kamera naik</i>, atau <i>kamera mengitari</i>. Kalau kamu ingin gambar diam yang hidup, kunci kameranya di pengaturan.',
      ),
      p(
        'Pilih satu gerak saja. Maju cocok untuk jalan dan lembah, naik untuk membuka pemandangan, mengitari untuk satu benda yang berdiri sendiri. Untuk air, awan, dan keramaian, kamera yang diam sering paling enak dilihat, karena yang bergerak sudah ada di dalam gambarnya.',
      ),
      h('Tulisan di dalam gambar'),
      p('Apa pun di antara tanda kutip menjadi judul di hasilnya. Pendek lebih enak dibaca: dua sampai empat kata.'),
      list(
        'Bagus: <i>danau saat fajar berkabut, tenang, "Pelan-pelan"</i>',
        'Kurang: kalimat panjang di dalam tanda kutip',
        'Ingat: batas prompt 500 karakter',
      ),
      h('Gaya dan warna'),
      p(
        'Setelah tempat dan waktunya jelas, barulah gaya. Kata seperti <i>pastel</i>, <i>hitam putih</i>, <i>cat air</i>, atau <i>keemasan</i> mengubah semuanya sekaligus, jadi satu saja sudah cukup. Dua gaya yang bertentangan saling meniadakan, dan hasilnya terlihat ragu.',
      ),
      p(
        'Bahasa Indonesia dan bahasa Inggris sama-sama dimengerti, juga kalau tercampur dalam satu kalimat: “sawah berkabut, golden hour” boleh saja. Salah ketik satu huruf biasanya masih terbaca, tetapi lihat kepingnya untuk memastikan.',
      ),
      h('Kalau hasilnya belum pas'),
      p('Jangan menulis ulang semuanya. Ubah satu hal, lalu bandingkan:'),
      steps(
        'Baca keping di bawah kolom prompt. Yang tidak ada di sana, tidak digambar: ganti katanya dengan yang lebih umum.',
        'Hapus kata sifat yang tidak bisa dilihat, seperti “epik” atau “viral”.',
        'Ganti waktu atau cuacanya sebelum mengganti tempatnya.',
        'Cari suasana dengan gambar 1K yang murah, baru buat videonya.',
      ),
      quote(
        'Lihat keping di bawah kolom prompt saat mengetik: di situ terlihat apa yang akan digambar, sebelum koinmu dipakai.',
      ),
      h('Satu kalimat yang sudah lengkap'),
      p(
        'Tempat, waktu, cuaca, suasana, dan judul, semuanya dalam satu baris. Ganti satu kata, dan kamu punya seri: danau yang sama saat senja, saat hujan, saat malam.',
      ),
      prompt('danau di pegunungan saat fajar berkabut, tenang, "Pelan-pelan"', 'text-to-image', '1:1'),
    ],
  },
  {
    name: 'umkm',
    slug: 'klip-produk-untuk-umkm',
    title: 'Klip produk untuk UMKM dalam sepuluh menit',
    excerpt:
      'Dari suasana tempatmu sampai promo akhir pekan: empat klip yang paling sering dipakai warung dan toko kecil.',
    cover: 'pasar-malam',
    coverAlt: 'Pasar malam di jalan kota dengan lampu neon dan hujan rintik',
    tags: ['umkm', 'ide'],
    blocks: [
      p(
        'Kamu tidak perlu studio. Satu kalimat, satu nama merek, dan lima detik sudah cukup untuk status WhatsApp atau Reels.',
      ),
      p(
        'Yang dicari pembeli di status bukan iklan panjang. Mereka ingin tahu tiga hal: siapa kamu, apa yang dijual, dan kenapa sekarang. Empat klip di bawah ini menjawab ketiganya, dan bisa dibuat sambil menunggu air mendidih. Jaga supaya tiap klip hanya membawa satu pesan: nama, atau asal bahan, atau diskon. Tiga pesan dalam lima detik berarti tidak ada yang diingat.',
      ),
      h('1. Suasana tempatmu'),
      p(
        'Pilih tempat yang mirip dengan jualanmu: pasar malam untuk kuliner, kebun teh untuk minuman, pantai untuk liburan. Taruh nama warung di dalam tanda kutip.',
      ),
      prompt('pasar malam di jalan kota, hujan rintik, lampu neon, "Warung Sari"', 'text-to-video', '9:16'),
      p(
        'Pakai klip ini sebagai pembuka: unggah menjelang jam makan, lalu susul dengan foto menu yang asli. Klip membuat orang berhenti menggulir, foto aslimu yang membuat mereka memesan.',
      ),
      h('2. Latar foto produk'),
      p(
        'Buat gambar abstrak dengan warna merekmu, lalu letakkan foto produk di atasnya di aplikasi edit yang biasa kamu pakai.',
      ),
      prompt('latar belakang abstrak gelombang warna emas lembut, pastel, "Kopi Senja"', 'text-to-image', '1:1'),
      p(
        'Simpan dua atau tiga latar dengan warna yang sama, dan pakai bergantian. Katalogmu langsung terlihat satu keluarga, walau fotonya diambil di hari yang berbeda. Kamu juga bisa melampirkan foto produknya sendiri di mode <b>edit gambar</b> dan meminta latar atau cuaca lain. Kalau barangnya tidak bisa dipisahkan dari latarnya, Kilas mengatakannya, dan koinmu kembali.',
      ),
      h('3. Asal bahan'),
      p('Cerita tentang asal bahan membuat orang percaya. Sawah, kebun, atau laut, lima detik saja.'),
      picture(
        'kebun-teh',
        'Kebun teh di perbukitan, pagi berkabut',
        'Kebun teh pagi hari, dibuat di Kilas dari satu kalimat.',
      ),
      prompt('kebun teh di perbukitan pagi hari berkabut, kamera naik, "Teh Gunung"', 'text-to-video', '9:16'),
      p(
        'Jujurlah di sini. Kalau tehmu dari Puncak, tulis Puncak; jangan menulis nama daerah yang bukan asalnya. Dan kalau klipnya bisa disangka rekaman sungguhan, tambahkan keterangan bahwa itu dibuat dengan AI.',
      ),
      h('4. Promo akhir pekan'),
      p('Angka diskon di dalam tanda kutip, latar yang cerah, selesai.'),
      prompt('pantai siang hari dengan pohon kelapa, berwarna cerah, "Diskon 20%"', 'text-to-image', '1:1'),
      p(
        'Cantumkan sampai kapan promonya berlaku di teks unggahan, bukan di gambarnya. Gambar yang tidak menyebut tanggal bisa kamu pakai lagi bulan depan.',
      ),
      h('Tiga kesalahan yang sering terjadi'),
      list(
        'Menulis alamat dan nomor telepon di dalam gambar. Di ponsel tidak terbaca; taruh di teks unggahan.',
        'Meminta logo. Kilas menggambar tulisan, bukan logomu: tempelkan logo yang asli di aplikasi edit.',
        'Mengganti gaya setiap hari. Pelanggan mengenalimu dari suasana yang sama, bukan dari yang selalu baru.',
      ),
      p('Pilih satu waktu dan satu warna, misalnya senja dan keemasan, lalu bertahan dengan itu selama sebulan.'),
      h('Ukuran untuk tiap tempat'),
      table(
        ['Dipakai di', 'Bentuk', 'Cukup dengan'],
        ['Status WhatsApp, Reels, TikTok', '9:16', 'video 480p atau 720p'],
        ['Foto profil, katalog', '1:1', 'gambar 1K'],
        ['Layar di toko, YouTube', '16:9', 'video 1080p'],
      ),
      h('Supaya hemat'),
      list(
        'Mulai dari gambar 1K untuk mencari suasana',
        'Kalau sudah cocok, buat videonya 480p: di layar ponsel sudah cukup tajam',
        'Simpan sebagai template supaya minggu depan tinggal ganti nama menu',
        'Unduh hasilnya sekali, lalu pakai di semua saluranmu',
      ),
      p(
        'Hitungannya untuk satu minggu: empat gambar 1K untuk mencari suasana dan dua klip 480p lima detik, dengan harga bawaan, menjadi 52 koin. Dengan 200 koin awal, itu hampir sebulan bahan unggahan tanpa mengisi saldo.',
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
      p(
        'Foto liburan yang sudah lama tersimpan, potret produk, gambar buatanmu di Kilas: semuanya bisa jadi bahan. Hasilnya bukan film baru dengan adegan baru, melainkan fotomu yang diberi napas: kamera bergerak pelan, latarnya ikut terasa dalam. Karena itu pilihan fotonya lebih menentukan daripada panjang kalimatmu.',
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
      p(
        'Foto yang kurang cocok biasanya rata: tembok dari dekat, tangkapan layar, kolase, atau selebaran penuh tulisan. Gerak kamera pada tulisan hanya membuatnya sulit dibaca. Untuk poster seperti itu lebih baik pakai mode teks ke video, dan tulis judulnya di dalam tanda kutip.',
      ),
      h('Langkahnya'),
      steps(
        'Buka generator dan lampirkan fotonya. Di ponsel, kamu juga bisa membagikan foto dari galeri langsung ke Kilas yang sudah terpasang.',
        'Tulis geraknya, misalnya <i>kamera maju pelan</i>',
        'Pilih durasi dan resolusi, lalu lihat harganya di tombol',
        'Buat, tunggu sebentar, lalu unduh atau bagikan tautannya',
      ),
      p('Bentuk video mengikuti fotomu. Foto tegak menjadi video tegak, jadi tidak ada yang terpotong.'),
      h('Kata yang mengarahkan gerak'),
      table(
        ['Tulis', 'Cocok untuk'],
        ['kamera maju', 'jalan, lorong, lembah, barisan pohon'],
        ['kamera mundur', 'mengakhiri cerita, memperlihatkan sekelilingnya'],
        ['kamera naik', 'gedung, gunung, pohon yang tinggi'],
        ['kamera ke kanan', 'pemandangan lebar, meja makan, rak toko'],
        ['kamera diam', 'potret dan produk'],
      ),
      p(
        'Satu kata gerak sudah cukup. Tambahkan suasana kalau perlu, seperti <i>berkabut</i> atau <i>senja</i>, tetapi jangan mendeskripsikan ulang isi fotonya: Kilas sudah melihatnya.',
      ),
      prompt('kamera maju pelan, berkabut, senja', 'image-to-video'),
      h('Tiga contoh yang mudah ditiru'),
      list(
        '<b>Foto keluarga di pantai.</b> Kamera mundur pelan, senja. Lautnya melebar, dan semua orang tetap di tengah.',
        '<b>Secangkir kopi di meja.</b> Kamera diam atau maju sedikit saja. Makin kecil geraknya, makin enak dilihat.',
        '<b>Rumah lama kakek.</b> Kamera naik, pagi berkabut. Foto yang biasa jadi pembuka cerita.',
      ),
      p(
        'Ketiganya cukup lima detik. Kalau ragu, pilih yang lebih pendek: video pendek bisa diputar berulang tanpa terasa panjang.',
      ),
      h('Sebelum menekan tombol'),
      p(
        'Luruskan dulu cakrawala yang miring, dan potong bagian yang tidak perlu di aplikasi galerimu. Coba dengan resolusi kecil lebih dulu: gerak yang sama di 480p sudah cukup untuk tahu apakah fotonya cocok. Kalau sudah senang, buat sekali lagi di 1080p.',
      ),
      h('Kalau gerakannya terasa aneh'),
      p(
        'Biasanya penyebabnya satu dari tiga: fotonya terlalu gelap, ada benda yang terpotong di tepi, atau geraknya terlalu besar untuk foto yang sempit. Ganti ke gerak yang lebih tenang, atau potong ulang fotonya supaya benda utamanya punya ruang di sekelilingnya. Mencoba ulang dengan foto yang lebih terang hampir selalu lebih ampuh daripada menambah kata.',
      ),
      p(
        'Satu kebiasaan kecil membantu: saat memotret, mundur selangkah dari yang biasa. Ruang kosong di kiri, kanan, dan atas yang terasa berlebihan di foto itulah yang nanti dipakai kamera untuk bergerak. Foto yang terlalu rapat tidak memberinya tempat.',
      ),
      h('Soal wajah dan izin'),
      p(
        'Pakai foto milikmu, atau yang pemiliknya mengizinkan. Beberapa model menolak foto orang sungguhan; kalau begitu, koinmu kembali dan kamu bisa memilih model lain.',
      ),
      p(
        'Fotomu tidak tampil di mana pun sampai kamu sendiri membagikannya. Tautan publik mati secara bawaan, dan bisa kamu matikan lagi kapan saja.',
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
      p(
        'Kilas tidak memakai langganan. Kamu membeli koin, memakainya saat perlu, dan sisanya tetap ada: koin tidak kedaluwarsa. Bulan yang sepi berarti bulan yang tidak membayar.',
      ),
      h('Video'),
      p('Harga video mengikuti resolusi dan lamanya. Dua kali lebih lama berarti dua kali lebih banyak koin.'),
      table(
        ['Resolusi', 'Per detik', '5 detik', '10 detik'],
        ['480p', '4 koin', '20 koin', '40 koin'],
        ['720p', '8 koin', '40 koin', '80 koin'],
        ['1080p', '18 koin', '90 koin', '180 koin'],
      ),
      p(
        'Untuk status dan cerita di ponsel, 480p atau 720p biasanya sudah cukup. Simpan 1080p untuk yang akan diputar di layar besar atau diedit lagi.',
      ),
      h('Gambar'),
      table(['Ukuran', 'Per gambar'], ['1K', '3 koin'], ['2K', '5 koin'], ['4K', '10 koin']),
      p(
        '1K pas untuk layar ponsel dan katalog, 2K untuk unggahan yang akan dipotong ulang, 4K untuk cetak. Gambar juga cara paling murah mencari suasana sebelum membuat video.',
      ),
      h('200 koin pertama'),
      p(
        'Akun baru mulai dengan 200 koin: sepuluh video 480p lima detik, atau 66 gambar 1K. Cukup untuk tahu apakah Kilas cocok denganmu.',
      ),
      picture('sawah-pagi', 'Sawah terasering hijau, pagi keemasan', 'Tiga koin: satu gambar 1K.'),
      p(
        'Cara memakainya supaya terasa: sepuluh gambar 1K untuk bermain dengan prompt (30 koin), tiga klip 480p dari yang paling kamu suka (60 koin), lalu satu klip 1080p lima detik untuk dipamerkan (90 koin). Masih sisa 20.',
      ),
      h('Kalau gagal'),
      p(
        'Koin ditahan saat kamu menekan tombol dan baru dipakai kalau hasilnya jadi. Gagal, dibatalkan, atau keluar tanpa perubahan: koinnya kembali sendiri, dan kamu bisa melihatnya di Aktivitas.',
      ),
      steps(
        'Kamu menekan tombol: koinnya ditahan, dan saldomu menunjukkannya',
        'Hasilnya jadi: koin yang ditahan dipakai',
        'Hasilnya gagal atau kamu membatalkannya: koin yang ditahan kembali',
      ),
      p(
        'Tiap baris di Aktivitas menyebut untuk apa koinnya, dan membawamu ke karya atau tagihannya. Kalau ada angka yang tidak kamu mengerti, mulai dari sana.',
      ),
      h('Mengisi saldo'),
      p(
        'Ada QRIS, virtual account, e-wallet, Alfamart, dan Indomaret. Biaya layanan dan PPN tertulis di ringkasan pesanan sebelum kamu membayar, juga bonus untuk isi saldo pertama. Koin biasanya masuk dalam beberapa menit; layar pembayarannya memberi tahu sendiri, jadi tidak perlu mengirim bukti transfer. Kode voucher ditukar di halaman Tukar voucher, dan langsung menambah saldo.',
      ),
      p(
        'Paket yang lebih besar lebih murah per koinnya; angkanya ada di halaman Isi saldo, dari yang terkecil sampai yang terbesar. Belum tahu butuh berapa? Hitung dulu di sana: pilih apa yang ingin kamu buat, dan lihat berapa koin jadinya. Mulailah dari paket terkecil. Karena koin tidak kedaluwarsa, tidak ada yang hilang kalau bulan ini ternyata sepi.',
      ),
      h('Batas harian'),
      p(
        'Setiap orang bisa membuat 50 item sehari. Hitungannya mulai lagi pukul 00.00 WIB. Yang gagal atau dibatalkan tidak mengurangi jatahmu.',
      ),
      p(
        'Sisa jatahmu selalu tertulis di generator, jadi kamu tidak akan kaget di tengah jalan. Batas ini menjaga supaya antreannya adil untuk semua orang, dan tidak bisa dibeli dengan koin.',
      ),
      h('Tiga kebiasaan yang menghemat'),
      list(
        'Cari suasana dengan gambar 1K, bukan dengan video',
        'Buat satu dulu. Kalau sudah cocok, baru buat beberapa sekaligus',
        'Simpan prompt yang berhasil sebagai template, supaya tidak membayar untuk menemukannya lagi',
      ),
      prompt('sawah terasering hijau keemasan pagi hari, petani', 'text-to-image', '16:9'),
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
      p(
        'Sinyal hilang bukan kejadian langka: kereta masuk terowongan, kapal menjauh dari pelabuhan, lantai parkir, kampung di balik bukit. Karena itu Kilas dibuat supaya layar yang sama tetap terbuka, dengan data yang terakhir kamu lihat, bukan halaman kosong dengan tulisan “tidak ada koneksi”.',
      ),
      h('Yang bisa dibuka tanpa jaringan'),
      list(
        'Galerimu, dengan gambar kecilnya',
        'Karya yang sudah pernah kamu lihat',
        'Riwayat, saldo terakhir, dan template',
        'Artikel blog yang sudah pernah kamu baca, dengan gambarnya',
      ),
      p('Di atasnya selalu tertulis kapan data itu terakhir diperbarui, jadi kamu tahu seberapa baru yang kamu lihat.'),
      p(
        'Karya yang pasti kamu perlukan, simpan sendiri: buka karyanya, lalu pilih <i>Simpan offline</i>. Yang disimpan dengan cara itu tidak digeser oleh yang lebih baru, dan kamu bisa melihat serta menghapusnya di <i>Penyimpanan di perangkat ini</i> di profilmu.',
      ),
      picture(
        'kota-hujan',
        'Jalan kota malam, hujan deras, pantulan neon',
        'Hujan, macet, sinyal hilang: draf promptmu tetap ada.',
      ),
      h('Yang antre sampai jaringan kembali'),
      p(
        'Kamu boleh tetap menekan tombol buat. Permintaannya masuk antrean di ponselmu, dan dikirim sendiri begitu jaringan kembali. Selama menunggu, kamu masih bisa mengubah, memindahkan, atau mengeluarkannya dari antrean.',
      ),
      list(
        'Belum ada koin yang ditahan selama permintaannya masih di antrean',
        'Kalau harganya naik atau koinmu kurang, Kilas bertanya dulu',
        'Satu permintaan dikerjakan satu kali saja, juga kalau jawabannya hilang di jalan',
      ),
      h('Yang menunggu server'),
      p(
        'Membayar dan menukar voucher tidak pernah diantrekan, karena uang tidak boleh bergerak saat kamu tidak melihatnya. Tombolnya mengatakan itu <i>sebelum</i> kamu menekan, bukan sesudahnya. Prompt dan pengaturan yang sedang kamu tulis tersimpan di ponsel, juga kalau tab-nya tertutup.',
      ),
      table(
        ['Yang ingin kamu lakukan', 'Tanpa sinyal'],
        ['Melihat karya dan riwayat', 'bisa, dari ponselmu'],
        ['Menulis prompt', 'bisa, drafnya tersimpan'],
        ['Membuat video atau gambar', 'masuk antrean'],
        ['Mengisi saldo, menukar voucher', 'menunggu jaringan'],
        ['Membaca artikel yang pernah dibuka', 'bisa'],
      ),
      h('Berapa banyak tempat yang dipakai'),
      p(
        'Tidak banyak, dan tidak pernah diam-diam. Kilas sendiri hanya beberapa megabita. Gambar kecil disimpan untuk karya yang pernah kamu lihat, dan karya penuh hanya beberapa puluh yang terakhir; yang paling lama digeser lebih dulu. Kalau ponselmu penuh, buka <i>Penyimpanan di perangkat ini</i>: di sana tertulis berapa yang dipakai, dan satu ketukan mengosongkannya tanpa menghapus karyamu di server.',
      ),
      h('Sinyal yang ada tapi tidak sampai'),
      p(
        'Yang paling menjengkelkan bukan tanpa sinyal, melainkan sinyal yang terlihat penuh dan tidak membawa apa-apa. Kilas tidak percaya begitu saja pada ikon di atas layar: ia bertanya ke server, dan kalau beberapa detik tidak dijawab, ia memakai yang tersimpan. Begitu ada jawaban lagi, layar diperbarui sendiri.',
      ),
      p(
        'Tandanya mudah dikenali: sebuah pemberitahuan di atas layar bilang bahwa kamu sedang offline, lalu hilang sendiri. Kamu tidak perlu memuat ulang halaman, dan tidak perlu mengulang apa yang tadi kamu tulis. Yang antre di ponselmu berangkat lebih dulu.',
      ),
      h('Sebelum berangkat'),
      steps(
        'Pasang Kilas ke layar utama',
        'Buka karya yang ingin kamu tunjukkan, atau pilih <i>Simpan offline</i>',
        'Unduh videonya kalau mau dikirim ke orang lain',
        'Buka sekali artikel yang ingin kamu baca di jalan',
      ),
      p(
        'Satu hal lagi: keluar dari akun menghapus salinan karya, riwayat, dan drafmu dari perangkat. Artikel yang pernah kamu baca sebagai tamu boleh tinggal. Di ponsel pinjaman itu yang kamu mau; di ponselmu sendiri, tetaplah masuk sebelum bepergian.',
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
      p(
        'Yang membuat ucapan terasa pribadi bukan efeknya, melainkan satu hal kecil yang hanya kalian tahu: kampung yang sama, warna kesukaan, panggilan di rumah. Semua prompt di bawah ini bisa langsung dicoba. Ganti bagian di dalam tanda kutip dan satu kata tempatnya, itu saja.',
      ),
      h('Lebaran'),
      p(
        'Malam takbiran paling kuat dengan bulan dan kembang api. Pakai bentuk tegak, karena hampir semua ucapan Lebaran dibuka sebagai status.',
      ),
      prompt('masjid di bukit malam hari, bulan, bintang, kembang api, "Selamat Idul Fitri"', 'text-to-video', '9:16'),
      p(
        'Untuk yang mudik, ceritakan perjalanannya. Nama kota di dalam tanda kutip membuat saudara di kampung tahu bahwa kamu sudah di jalan.',
      ),
      prompt(
        'sawah hijau di desa saat matahari terbit, gunung, kamera maju pelan, "Pulang ke Solo"',
        'text-to-video',
        '16:9',
      ),
      p(
        'Untuk grup keluarga, satu gambar persegi dengan nama keluarga sudah cukup, dan ringan dikirim ke yang kuotanya terbatas.',
      ),
      prompt('masjid saat fajar, langit emas, "Keluarga Rahmat"', 'text-to-image', '1:1'),
      p(
        'Dan untuk membuka bulan puasa, warna ungu malam dengan bulan sabit, sebulan sebelum semua orang mengirim hal yang sama:',
      ),
      prompt('gurun malam hari, masjid, bulan, bintang, ungu, "Marhaban ya Ramadan"', 'text-to-image', '9:16'),
      h('Wisuda'),
      p(
        'Foto toga sudah dimiliki semua orang. Yang belum: pembuka lima detik sebelum fotonya muncul, dengan nama dan gelar yang akhirnya boleh ditulis.',
      ),
      picture(
        'wisuda-balon',
        'Balon udara di atas perbukitan saat golden hour',
        'Balon udara saat golden hour, dengan gelar atau nama di dalam tanda kutip.',
      ),
      prompt('balon udara di atas perbukitan saat golden hour, kamera naik, "Dinda, S.Kom."', 'text-to-video', '9:16'),
      p('Untuk kartu yang dititipkan bersama buket, gambar persegi yang cerah:'),
      prompt('taman bunga matahari siang cerah, kupu-kupu, "Selamat Dinda"', 'text-to-image', '1:1'),
      p('Dan untuk satu angkatan sekaligus, sesuatu yang tidak menyebut nama siapa-siapa:'),
      prompt('pohon sakura pagi hari, kelopak berguguran, pastel, "Angkatan 2026"', 'text-to-video', '9:16'),
      h('Menulis di dalam tanda kutip'),
      list(
        'Dua sampai empat kata. “Selamat Dinda” lebih kuat daripada satu paragraf doa',
        'Tulis gelar dengan titik dan koma seperti di ijazah',
        'Periksa ejaan nama sekali lagi sebelum menekan tombol: yang tertulis, itulah yang digambar',
        'Doa yang panjang tulis di pesan pengantarnya',
      ),
      h('Hari lain dalam setahun'),
      p(
        'Cara yang sama berlaku untuk ulang tahun, pernikahan, Natal, Imlek, atau tujuh belasan. Mulai dari tempat yang punya arti untuk orangnya, bukan dari lambang harinya: pantai tempat kalian pertama liburan lebih mengena daripada kue dan balon yang bisa untuk siapa saja. Waktu dan cuacanya ikut suasana hari itu, dan namanya masuk tanda kutip.',
      ),
      h('Kapan mulai membuat'),
      p(
        'Jangan di malam takbiran. Buat seminggu sebelumnya, saat kamu masih sempat mencoba tiga suasana dan memilih yang paling cocok. Cari suasananya dengan gambar 1K, buat videonya dari yang terpilih, lalu unduh dan simpan di ponsel. Di malamnya kamu tinggal mengirim, juga kalau jaringan sedang penuh.',
      ),
      p(
        'Kalau ragu antara dua suasana, kirim keduanya ke satu orang yang jujur padamu, bukan ke seluruh grup. Jawaban pertamanya biasanya benar. Lalu berhenti mencoba: ucapan yang datang tepat waktu lebih berarti daripada yang sempurna.',
      ),
      h('Untuk banyak orang, tanpa mengulang dari awal'),
      p(
        'Buat satu ucapan yang kamu suka, lalu simpan sebagai template. Untuk orang berikutnya, pakai template itu dan ganti namanya saja. Suasananya tetap satu keluarga, tetapi tiap orang menerima namanya sendiri.',
      ),
      h('Dua tips kecil'),
      list(
        'Pilih bentuk 9:16 untuk status dan cerita, 1:1 untuk grup keluarga',
        'Kalau ucapannya untuk kantor atau toko, bilang bahwa videonya dibuat dengan AI. Orang menghargai yang jujur',
      ),
    ],
  },
];
