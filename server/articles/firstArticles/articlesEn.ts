import type { FirstArticle } from './firstArticle.ts';
import { h, list, p, picture, prompt, quote, steps, table } from './blocks.ts';

/** The counterparts of the Indonesian ones, in the same order. */
export const ARTICLES_EN: readonly FirstArticle[] = [
  {
    name: 'prompt',
    slug: 'how-to-write-a-prompt',
    title: 'How to write a prompt that looks like what you meant',
    excerpt: 'Four things to name, the order to name them in, and examples to try at once.',
    cover: 'danau-fajar',
    coverAlt: 'A mountain lake at dawn, misty and calm',
    tags: ['guide', 'prompts'],
    blocks: [
      p(
        'A good prompt isn’t long. It names <b>what</b> is seen, <b>where</b>, <b>when</b>, and <b>how the camera moves</b>. The rest you can leave to Kilas.',
      ),
      h('Begin with one main thing'),
      p(
        'Name one subject or place first: a fishing boat, rice terraces, a city street. Two things of equal weight share the attention; keep the second for the next video.',
      ),
      h('Add the hour and the weather'),
      p(
        'Words such as <i>at dawn</i>, <i>at sunset</i>, <i>at night</i>, <i>with mist</i> or <i>light rain</i> change the colour and the light of the whole picture. No words do more for less.',
      ),
      picture(
        'bromo-fajar',
        'Mount Bromo at sunrise with mist',
        'One place, one hour, one weather: “Bromo volcano at sunrise with mist”.',
      ),
      prompt('Bromo volcano at sunrise with mist, camera forward', 'text-to-video', '16:9'),
      h('Direct the camera'),
      p(
        'End a video’s prompt with the camera: <i>camera forward</i>, <i>camera up</i> or <i>camera orbit</i>. For a still that is alive, fix the camera in the settings.',
      ),
      h('Words in the picture'),
      p('Whatever stands in quotation marks becomes a title in the result. Short reads best: two to four words.'),
      list(
        'Good: <i>mountain lake at dawn with mist, calm, "Slowly"</i>',
        'Less good: a long sentence in quotation marks',
        'Remember: a prompt has 500 characters at most',
      ),
      quote(
        'Look at the chips below the prompt while you type: they show what will be drawn, before any of your credits are used.',
      ),
      prompt('mountain lake at dawn with mist, calm, "Slowly"', 'text-to-image', '1:1'),
    ],
  },
  {
    name: 'umkm',
    slug: 'product-clips-for-small-shops',
    title: 'Product clips for small shops in ten minutes',
    excerpt: 'From a backdrop to opening day: the four clips that stalls and small shops use most.',
    cover: 'pasar-malam',
    coverAlt: 'A night market on a city street with neon lights and light rain',
    tags: ['small business', 'ideas'],
    blocks: [
      p(
        'You don’t need a studio. One sentence, one brand name and five seconds are enough for a WhatsApp status or a reel.',
      ),
      h('1. The mood of your place'),
      p(
        'Choose a place that fits what you sell: a night market for food, a tea plantation for drinks, a beach for holidays. Put the name of the shop in quotation marks.',
      ),
      prompt('night market on a city street, light rain, neon lights, "Warung Sari"', 'text-to-video', '9:16'),
      h('2. A backdrop for product photos'),
      p(
        'Make an abstract picture in your brand’s colours, then put your product’s photo on it in the editing app you already use.',
      ),
      prompt('abstract background of soft gold waves, pastel, "Kopi Senja"', 'text-to-image', '1:1'),
      h('3. Where it comes from'),
      p('A story about the ingredients makes people trust you. Fields, hills or the sea, five seconds of it.'),
      picture(
        'kebun-teh',
        'Tea plantation hills on a misty morning',
        'A tea plantation in the morning, made in Kilas from one sentence.',
      ),
      prompt('tea plantation hills in the morning with mist, camera up, "Mountain Tea"', 'text-to-video', '9:16'),
      h('4. The weekend offer'),
      p('The discount in quotation marks, a bright background, done.'),
      prompt('tropical beach on a clear day with palm trees, vivid colours, "20% Off"', 'text-to-image', '1:1'),
      h('To save credits'),
      list(
        'Look for the mood with 1K images first',
        'Once it fits, make the video in 480p',
        'Keep it as a template, so that next week only the dish changes',
      ),
    ],
  },
  {
    name: 'photo',
    slug: 'from-photo-to-video',
    title: 'From photo to video: make your picture move',
    excerpt: 'Which photos move best, and what to write with them.',
    cover: 'perahu-senja',
    coverAlt: 'A beach at sunset with a fishing boat',
    tags: ['guide', 'photos'],
    blocks: [
      p(
        'In <b>image to video</b> your own photo does the talking. The text may stay empty; what you write directs the movement.',
      ),
      h('Photos that work'),
      list(
        'With depth: near, middle, far',
        'Bright and sharp, without frames or stickers',
        'Up to 10 MB: JPG, PNG or WebP',
      ),
      picture(
        'perahu-senja',
        'A fishing boat on a beach at sunset',
        'The sea behind, the boat in front: there is depth, so the camera’s move can be felt.',
      ),
      h('Step by step'),
      steps(
        'Open the generator and attach the photo',
        'Write the movement, such as <i>camera forward slowly</i>',
        'See the price on the button, then create',
        'Download it, or share its link',
      ),
      p('The video takes the shape of your photo. An upright photo becomes an upright video, so nothing is cut off.'),
      prompt('camera forward slowly, calm waves, sunset', 'image-to-video'),
      h('Faces and permission'),
      p(
        'Use photos of your own, or those whose owner agrees. Some models refuse pictures of real people; your credits come back then, and you can choose another model.',
      ),
    ],
  },
  {
    name: 'coins',
    slug: 'what-credits-buy',
    title: 'What credits buy, in figures',
    excerpt: 'Prices of videos and images, what happens when one fails, and how far the first 200 credits take you.',
    cover: 'sawah-pagi',
    coverAlt: 'Green rice terraces in the morning with a farmer',
    tags: ['credits', 'guide'],
    blocks: [
      p(
        'The price is on the button before you press it. These tables have Kilas’s default prices; <b>what counts is the number on the button</b>, because each model may have a factor of its own.',
      ),
      h('Videos'),
      table(
        ['Resolution', 'A second', '5 seconds'],
        ['480p', '4 credits', '20 credits'],
        ['720p', '8 credits', '40 credits'],
        ['1080p', '18 credits', '90 credits'],
      ),
      h('Images'),
      table(['Size', 'An image'], ['1K', '3 credits'], ['2K', '5 credits'], ['4K', '10 credits']),
      h('The first 200 credits'),
      p(
        'A new account begins with 200 credits: ten videos of five seconds in 480p, or 66 images in 1K. Enough to know whether Kilas is for you.',
      ),
      picture('sawah-pagi', 'Green rice terraces in golden morning light', 'Three credits: one image in 1K.'),
      h('When something fails'),
      p(
        'Credits are held when you press the button, and used only once the result is there. Failed, cancelled or unchanged: they come back by themselves, and you can see it under Activity.',
      ),
      h('The daily limit'),
      p('Everybody can make 50 items a day. The count begins anew at 00:00 WIB.'),
      prompt('green rice terraces in the morning, farmer, golden', 'text-to-image', '16:9'),
    ],
  },
  {
    name: 'offline',
    slug: 'kilas-without-a-signal',
    title: 'Kilas without a signal: what still works',
    excerpt: 'On a train, on a ferry, in a basement: what your phone keeps, and what waits.',
    cover: 'kota-hujan',
    coverAlt: 'A Jakarta street at night in heavy rain with neon lights',
    tags: ['offline', 'guide'],
    blocks: [
      p('Install Kilas from your browser’s menu and it opens like any other app, also when there is no signal.'),
      h('What opens without a network'),
      list(
        'Your library, with its small pictures',
        'Works that you have looked at before',
        'History, your last balance, and templates',
        'Articles that you read while signed in',
      ),
      p('Above them it always says when they were last updated, so you know how new they are.'),
      picture(
        'kota-hujan',
        'A city street at night, heavy rain, neon reflections',
        'Rain, traffic, no signal: the prompt you were writing is still there.',
      ),
      h('What waits for the network'),
      p(
        'Making videos, paying and redeeming vouchers need the server. The button says so <i>before</i> you press it, not after. The prompt and settings you are writing stay on your phone, even when the tab is closed.',
      ),
      h('Before you leave'),
      steps(
        'Open the works you want to show, once',
        'Install Kilas on your home screen',
        'Download a video if you want to send it on',
      ),
      prompt('Jakarta city street at night in heavy rain, neon, camera forward', 'text-to-video', '9:16'),
    ],
  },
  {
    name: 'moments',
    slug: 'ideas-for-graduation-and-eid',
    title: 'Video ideas for graduation and Eid',
    excerpt: 'Sentences ready to use, for greetings that feel like yours.',
    cover: 'takbiran',
    coverAlt: 'A mosque on a hill at night with the moon and fireworks',
    tags: ['ideas', 'eid', 'graduation'],
    blocks: [
      p(
        'A greeting that a hundred people forward is soon forgotten. Change the name, change the mood, and it is yours.',
      ),
      h('Eid'),
      prompt('mosque on a hill at night, moon, stars, fireworks, "Eid Mubarak"', 'text-to-video', '9:16'),
      prompt(
        'green rice fields of a village at sunrise, mountain, camera forward slowly, "Home to Solo"',
        'text-to-video',
        '16:9',
      ),
      prompt('mosque at dawn, golden sky, "The Rahmat Family"', 'text-to-image', '1:1'),
      prompt('desert at night, mosque, moon, stars, purple, "Ramadan Kareem"', 'text-to-image', '9:16'),
      h('Graduation'),
      picture(
        'wisuda-balon',
        'Hot air balloon over hills at golden hour',
        'A hot air balloon at golden hour, with a name or a degree in quotation marks.',
      ),
      prompt('hot air balloon over hills at golden hour, camera up, "Dinda, B.Sc."', 'text-to-video', '9:16'),
      prompt('sunflowers on a clear day, butterfly, "Congrats Dinda"', 'text-to-image', '1:1'),
      prompt('cherry blossom in the morning, falling petals, pastel, "Class of 2026"', 'text-to-video', '9:16'),
      h('Two small tips'),
      list(
        'Take 9:16 for statuses and stories, 1:1 for the family’s group',
        'Keep it as a template, and change the name for each person',
      ),
    ],
  },
];
