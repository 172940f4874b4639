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
      p(
        'Imagine calling a friend who draws well. You wouldn’t say “make something epic”, because they wouldn’t know where to begin. You would say “a fishing boat on a beach, late afternoon, calm waves”. A prompt works the same way: words that can be drawn always beat words that only praise.',
      ),
      h('Begin with one main thing'),
      p(
        'Name one subject or place first: a fishing boat, rice terraces, a city street. Two things of equal weight share the attention; keep the second for the next video.',
      ),
      p(
        'A clear noun is stronger than a lovely adjective. “Mountain lake” says many things at once: water, slopes, sky, reflections. “Breathtaking scenery” says nothing.',
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
      p('Try one place at four hours, and see how far apart they are:'),
      table(
        ['Words', 'What changes'],
        ['at dawn', 'pink sky, low mist, soft light'],
        ['on a clear day', 'full colours, short shadows, blue sky'],
        ['at sunset', 'golden orange, long shadows'],
        ['at night', 'dark blue, moon, stars, lamps'],
      ),
      h('Direct the camera'),
      p(
        'End a video’s prompt with the camera: <i>camera forward</i>, <i>camera up</i> or <i>camera orbit</i>. For a still that is alive, fix the camera in the settings.',
      ),
      p(
        'Choose one movement only. Forward suits roads and valleys, up opens a view, an orbit suits one thing that stands by itself. For water, clouds and crowds a camera that stays still is often the best to look at: what moves is in the picture already.',
      ),
      h('Words in the image'),
      p('Whatever stands in quotation marks becomes a title in the result. Short reads best: two to four words.'),
      list(
        'Good: <i>mountain lake at dawn with mist, calm, "Slowly"</i>',
        'Less good: a long sentence in quotation marks',
        'Remember: a prompt has 500 characters at most',
      ),
      h('Style and colour'),
      p(
        'Once place and hour are clear, think of the style. Words such as <i>pastel</i>, <i>black and white</i>, <i>watercolour</i> or <i>golden</i> change everything at once, so one of them is enough. Indonesian and English are both understood, also mixed in one sentence.',
      ),
      h('When it isn’t right yet'),
      p('Don’t write everything anew. Change one thing, then compare:'),
      steps(
        'Read the chips below the prompt. What isn’t there won’t be drawn: try a more common word for it.',
        'Take out adjectives that nobody can see, such as “epic” or “viral”.',
        'Change the hour or the weather before you change the place.',
        'Look for the mood with 1K images, which cost little, and make the video afterwards.',
      ),
      quote(
        'Look at the chips below the prompt while you type: they show what will be drawn, before any of your credits are used.',
      ),
      h('One sentence with everything in it'),
      p(
        'Place, hour, weather, mood and title, all in one line. Change one word and you have a series: the same lake at sunset, in the rain, at night.',
      ),
      prompt('mountain lake at dawn with mist, calm, "Slowly"', 'text-to-image', '1:1'),
    ],
  },
  {
    name: 'umkm',
    slug: 'product-clips-for-small-shops',
    title: 'Product clips for small shops in ten minutes',
    excerpt: 'From the mood of your place to the weekend offer: the four clips that stalls and small shops use most.',
    cover: 'pasar-malam',
    coverAlt: 'A night market on a city street with neon lights and light rain',
    tags: ['small business', 'ideas'],
    blocks: [
      p(
        'You don’t need a studio. One sentence, one brand name and five seconds are enough for a WhatsApp status or a reel.',
      ),
      p(
        'People who look at a status don’t want a long advertisement. They want to know three things: who you are, what you sell, and why now. The four clips below answer all three, and can be made while the kettle boils. Let each carry one message: the name, or where it comes from, or the discount. Three messages in five seconds means that none is remembered.',
      ),
      h('1. The mood of your place'),
      p(
        'Choose a place that fits what you sell: a night market for food, a tea plantation for drinks, a beach for holidays. Put the name of the shop in quotation marks.',
      ),
      prompt('night market on a city street in light rain, neon lights, "Warung Sari"', 'text-to-video', '9:16'),
      p(
        'Use it as the opening: post it shortly before people get hungry, then follow with real photos of the menu. The clip makes them stop scrolling; your own photo makes them order.',
      ),
      h('2. A backdrop for product photos'),
      p(
        'Make an abstract image in your brand’s colours, then put your product’s photo on it in the editing app you already use.',
      ),
      prompt('abstract background of soft gold waves, pastel, "Kopi Senja"', 'text-to-image', '1:1'),
      p(
        'Keep two or three backdrops in the same colours and take turns with them. Your catalogue looks like one family at once, even when the photos were taken on different days. You can also attach the product’s photo in <b>image edit</b> and ask for another background or weather. Where the product can’t be told from what is behind it, Kilas says so, and your credits come back.',
      ),
      h('3. Where it comes from'),
      p('A story about the ingredients makes people trust you. Fields, hills or the sea, five seconds of it.'),
      picture(
        'kebun-teh',
        'Tea plantation hills on a misty morning',
        'A tea plantation in the morning, made in Kilas from one sentence.',
      ),
      prompt('tea plantation hills in the morning with mist, camera up, "Mountain Tea"', 'text-to-video', '9:16'),
      p(
        'Be honest here. If your tea is from Puncak, write Puncak; don’t name a region that it isn’t from. And where a clip could be taken for real footage, add that it was made with AI.',
      ),
      h('4. The weekend offer'),
      p('The discount in quotation marks, a bright background, done.'),
      prompt('tropical beach on a clear day with palm trees, vivid colours, "20% Off"', 'text-to-image', '1:1'),
      p(
        'Say until when the offer lasts in the text of your post, not in the image. One that names no date can be used again next month.',
      ),
      h('Three common mistakes'),
      list(
        'Address and phone number in the image. Nobody can read them on a phone; put them into the text of the post.',
        'Asking for your logo. Kilas draws letters, not your logo: add the real one in an editing app.',
        'A new style every day. Customers know you by a mood that stays the same.',
      ),
      h('A size for every place'),
      table(
        ['Where it is shown', 'Shape', 'Enough'],
        ['WhatsApp status, Reels, TikTok', '9:16', 'video in 480p or 720p'],
        ['Profile picture, catalogue', '1:1', 'image in 1K'],
        ['A screen in the shop, YouTube', '16:9', 'video in 1080p'],
      ),
      h('To save credits'),
      list(
        'Look for the mood with 1K images first',
        'Once it fits, make the video in 480p: on a phone that is sharp enough',
        'Keep it as a template, so that next week only the dish changes',
        'Download the result once, and use it on all your channels',
      ),
      p(
        'The sum for one week: four 1K images to look for the mood and two clips of five seconds in 480p are 52 credits at the default prices. With the first 200 credits that is almost a month of posts before you top up.',
      ),
    ],
  },
  {
    name: 'photo',
    slug: 'from-photo-to-video',
    title: 'From photo to video: make your photo move',
    excerpt: 'Which photos move best, and what to write with them.',
    cover: 'perahu-senja',
    coverAlt: 'A beach at sunset with a fishing boat',
    tags: ['guide', 'photos'],
    blocks: [
      p(
        'In <b>image to video</b> your own photo does the talking. The text may stay empty; what you write directs the movement.',
      ),
      p(
        'Holiday photos from years ago, a picture of a product, an image you made in Kilas: all of them will do. The result isn’t a new film with new scenes but your photo, breathing: the camera moves slowly, and what is behind feels deep. That is why choosing the photo matters more than the length of your sentence.',
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
      p(
        'Photos that don’t work well are mostly flat: a wall from close by, a screenshot, a collage, a leaflet full of words. Moving a camera over words only makes them hard to read. For such a poster take text to video instead, and write the title in quotation marks.',
      ),
      h('Step by step'),
      steps(
        'Open the generator and attach the photo. On a phone you can also share a photo from your gallery straight to Kilas once it is installed.',
        'Write the movement, such as <i>camera forward slowly</i>',
        'Choose length and resolution, and see the price on the button',
        'Create, wait a little, then download it or share its link',
      ),
      p('The video takes the shape of your photo. An upright photo becomes an upright video, so nothing is cut off.'),
      h('Words that direct the movement'),
      table(
        ['Write', 'Good for'],
        ['camera forward', 'roads, corridors, valleys, rows of trees'],
        ['pull back', 'the end of a story, showing what is around it'],
        ['rising camera', 'buildings, mountains, tall trees'],
        ['pan right', 'wide views, a laid table, the shelf of a shop'],
        ['static camera', 'portraits and products'],
      ),
      p(
        'One word for the movement is enough. Add a mood where you need one, such as <i>mist</i> or <i>sunset</i>, but don’t describe the photo again: Kilas has seen it.',
      ),
      prompt('camera forward slowly, mist, sunset', 'image-to-video'),
      h('Three examples to copy'),
      list(
        '<b>The family on a beach.</b> Pull back slowly, sunset. The sea widens, and everybody stays in the middle.',
        '<b>A cup of coffee on a table.</b> Static camera, or forward a little. The smaller the movement, the better it looks.',
        '<b>Grandfather’s old house.</b> Rising camera, a misty morning. An ordinary photo opens a story.',
      ),
      h('Before you press the button'),
      p(
        'Straighten a tilted horizon first, and crop what isn’t needed in your gallery app. Try a small resolution to begin with: the same movement in 480p is enough to know whether the photo suits it. Once you are happy, make it again in 1080p.',
      ),
      h('When the movement looks odd'),
      p(
        'It is mostly one of three things: the photo is too dark, something is cut off at its edge, or the movement is too large for a narrow image. Take a calmer movement, or crop the photo so that the main thing has room around it. Another try with a brighter photo nearly always does more than another word.',
      ),
      h('Faces and permission'),
      p(
        'Use photos of your own, or those whose owner agrees. Some models refuse images of real people; your credits come back then, and you can choose another model.',
      ),
      p(
        'Your photo appears nowhere until you share it yourself. The public link is off by default, and you can turn it off again at any time.',
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
      p(
        'There is no subscription. You buy credits, use them when you need them, and what is left stays: credits don’t expire. A quiet month is a month without a bill.',
      ),
      h('Videos'),
      p('A video’s price follows its resolution and its length. Twice as long is twice as many credits.'),
      table(
        ['Resolution', 'A second', '5 seconds', '10 seconds'],
        ['480p', '4 credits', '20 credits', '40 credits'],
        ['720p', '8 credits', '40 credits', '80 credits'],
        ['1080p', '18 credits', '90 credits', '180 credits'],
      ),
      p(
        'For statuses and stories on a phone 480p or 720p mostly do. Keep 1080p for what will be shown on a large screen or edited further.',
      ),
      h('Images'),
      table(['Size', 'An image'], ['1K', '3 credits'], ['2K', '5 credits'], ['4K', '10 credits']),
      p(
        '1K suits phone screens and catalogues, 2K what will be cropped, 4K what will be printed. Images are also the cheapest way to look for a mood before you make a video.',
      ),
      h('The first 200 credits'),
      p(
        'A new account begins with 200 credits: ten videos of five seconds in 480p, or 66 images in 1K. Enough to know whether Kilas is for you.',
      ),
      picture('sawah-pagi', 'Green rice terraces in golden morning light', 'Three credits: one image in 1K.'),
      p(
        'One way to spend them well: ten 1K images to play with prompts (30 credits), three clips in 480p of those you like most (60 credits), then one clip of five seconds in 1080p to show around (90 credits). That leaves 20.',
      ),
      h('When something fails'),
      p(
        'Credits are held when you press the button, and used only once the result is there. Failed, cancelled or unchanged: they come back by themselves, and you can see it under Activity.',
      ),
      steps(
        'You press the button: the credits are held, and your balance shows it',
        'The result is there: the held credits are used',
        'It failed, or you cancelled it: the held credits come back',
      ),
      p(
        'Each line under Activity says what the credits were for and leads to the work or the invoice. If there is a number you don’t understand, begin there.',
      ),
      h('Topping up'),
      p(
        'There are QRIS, virtual accounts, e-wallets, Alfamart and Indomaret. The service fee and VAT stand in the order summary before you pay, and so does the bonus of the first top-up. Credits mostly arrive within minutes; the payment screen tells you by itself, so there is no receipt to send. A voucher’s code goes under Redeem voucher and adds to the balance at once.',
      ),
      p(
        'Larger packages cost less a credit; the figures are on the top-up screen, from the smallest to the largest. Don’t know how many you need? Reckon it there first: choose what you want to make, and see how many credits it comes to.',
      ),
      h('The daily limit'),
      p(
        'Everybody can make 50 items a day. The count begins anew at 00:00 WIB. What failed or was cancelled doesn’t count.',
      ),
      h('Three habits that save credits'),
      list(
        'Look for the mood with 1K images rather than with videos',
        'Make one first, and several at once only when it fits',
        'Keep a prompt that worked as a template, so that you don’t pay to find it again',
      ),
      prompt('golden green rice terraces in the morning, farmer', 'text-to-image', '16:9'),
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
      p(
        'Losing the signal is nothing rare: a train enters a tunnel, a ferry leaves the harbour, a car park goes underground, a village lies behind the hill. So Kilas is made to open the same screens with what you last saw, rather than an empty page that says “no connection”.',
      ),
      h('What opens without a network'),
      list(
        'Your library, with its small images',
        'Works that you have looked at before',
        'History, your last balance, and templates',
        'Articles of the blog that you have read, with their images',
      ),
      p('Above them it always says when they were last updated, so you know how new they are.'),
      p(
        'What you are sure to need, keep yourself: open the work and choose <i>Keep offline</i>. What was kept that way isn’t pushed out by anything newer, and you can see and remove it under <i>Storage on this device</i> in your profile.',
      ),
      picture(
        'kota-hujan',
        'A city street at night, heavy rain, neon reflections',
        'Rain, traffic, no signal: the prompt you were writing is still there.',
      ),
      h('What queues until the network is back'),
      p(
        'You may press the button all the same. The request goes into a queue on your phone and is sent by itself once the network is back. While it waits you can still edit it, move it or take it out.',
      ),
      list(
        'No credits are held while a request waits in the queue',
        'If the price has risen or your credits don’t suffice, Kilas asks you first',
        'One request is carried out once, also when its answer got lost on the way',
      ),
      h('What waits for the server'),
      p(
        'Paying and redeeming vouchers are never queued, because money shouldn’t move while you aren’t looking. The button says so <i>before</i> you press it, not after. The prompt and settings you are writing stay on your phone, even when the tab is closed.',
      ),
      table(
        ['What you want to do', 'Without a signal'],
        ['Look at works and history', 'works, from your phone'],
        ['Write a prompt', 'works, the draft is kept'],
        ['Make a video or an image', 'goes into the queue'],
        ['Top up, redeem a voucher', 'waits for the network'],
        ['Read an article you opened before', 'works'],
      ),
      h('How much room it takes'),
      p(
        'Not much, and never in secret. Kilas itself is only a few megabytes. Small images are kept of the works you have looked at, and of whole works only the last few dozen. If your phone is full, <i>Storage on this device</i> says how much is used, and one tap empties it without removing your works from the server.',
      ),
      h('A signal that leads nowhere'),
      p(
        'Worse than no signal is one with all its bars that carries nothing. Kilas doesn’t simply believe the icon at the top of the screen: it asks the server, and when there is no answer for a few seconds it uses what is kept. As soon as somebody answers again, the screen is brought up to date by itself.',
      ),
      h('Before you leave'),
      steps(
        'Install Kilas on your home screen',
        'Open the works you want to show, or choose <i>Keep offline</i>',
        'Download a video if you want to send it on',
        'Open the articles that you want to read on the way, once',
      ),
      p(
        'One more thing: signing out removes the copies of your works, your history and your drafts from the device. Articles that you read as a guest may stay. On a borrowed phone that is what you want; on your own, stay signed in before you travel.',
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
      p(
        'What makes a greeting personal isn’t the effect but one small thing that only the two of you know: the same village, a favourite colour, what you are called at home. Every prompt below can be tried at once. Change what stands in quotation marks and one word of the place, and that is all.',
      ),
      h('Eid'),
      p(
        'The night of takbiran is strongest with a moon and fireworks. Take the upright shape, because nearly every Eid greeting is opened as a status.',
      ),
      prompt('mosque on a hill at night, moon, stars, fireworks, "Eid Mubarak"', 'text-to-video', '9:16'),
      p(
        'If you are travelling home, tell of the journey. The name of the town in quotation marks tells the family that you are on your way.',
      ),
      prompt(
        'green rice fields of a village at sunrise, mountain, camera forward slowly, "Home to Solo"',
        'text-to-video',
        '16:9',
      ),
      p(
        'For the family’s group a square image with the family’s name is enough, and light to send to those with little data left.',
      ),
      prompt('mosque at dawn, golden sky, "The Rahmat Family"', 'text-to-image', '1:1'),
      p(
        'And to open the month of fasting, the purple of a night with a crescent, a month before everybody sends the same:',
      ),
      prompt('desert at night, mosque, moon, stars, purple, "Ramadan Kareem"', 'text-to-image', '9:16'),
      h('Graduation'),
      p(
        'Everybody has the photo with the cap. What few have: five seconds that open before it, with the name and the degree that may be written at last.',
      ),
      picture(
        'wisuda-balon',
        'Hot air balloon over hills at golden hour',
        'A hot air balloon at golden hour, with a name or a degree in quotation marks.',
      ),
      prompt('hot air balloon over hills at golden hour, camera up, "Dinda, B.Sc."', 'text-to-video', '9:16'),
      p('For the card that goes with the flowers, a bright square image:'),
      prompt('sunflowers on a clear day, butterfly, "Congrats Dinda"', 'text-to-image', '1:1'),
      p('And for a whole year at once, something that names nobody:'),
      prompt('cherry blossom in the morning, falling petals, pastel, "Class of 2026"', 'text-to-video', '9:16'),
      h('What to write in quotation marks'),
      list(
        'Two to four words. “Congrats Dinda” is stronger than a paragraph of wishes',
        'Write a degree with its full stops and commas, as on the certificate',
        'Check the spelling of the name once more before you press the button: what is written is what is drawn',
        'Long wishes belong into the message that goes with it',
      ),
      h('Other days of the year'),
      p(
        'The same goes for birthdays, weddings, Christmas, Lunar New Year or Independence Day. Begin with a place that means something to the person rather than with the emblem of the day: the beach of your first holiday says more than a cake that would do for anybody.',
      ),
      h('When to begin'),
      p(
        'Not on the night itself. Begin a week before, while there is time to try three moods and choose the one that fits. Look for it with 1K images, make the video of the one you chose, then download it and keep it on your phone. On the night you only have to send it, also when the network is crowded.',
      ),
      h('For many people, without beginning anew'),
      p(
        'Make one greeting that you like and keep it as a template. For the next person use the template and change nothing but the name. The mood stays that of one family, and everybody receives their own name.',
      ),
      h('Two small tips'),
      list(
        'Take 9:16 for statuses and stories, 1:1 for the family’s group',
        'If the greeting is from an office or a shop, say that the video was made with AI. People value honesty',
      ),
    ],
  },
];
