import { act, type ActWords, SITTING } from './act.ts';

/** Games of children, and those of Independence Day. */
export const PLAY_ACT_WORDS: Readonly<Record<string, ActWords>> = {
  buildsSandcastle: act(
    'membuat istana pasir/building a sandcastle',
    'boy',
    'beach',
    'bikin istana pasir|membuat istana pasir|buat istana pasir|bangun istana pasir|membangun istana pasir|main pasir|bermain pasir|main pasir di pantai|building a sandcastle|building sandcastles|building a sand castle|building sand castles|making a sandcastle|making sandcastles|playing in the sand|playing with sand',
    [['istana pasir, ember/sandcastle, bucket', 'istana pasir ember sekop sandcastle castle sand bucket']],
  ),
  swings: act(
    'main ayunan/on a swing',
    'boy',
    'park',
    'main ayunan|bermain ayunan|naik ayunan|di ayunan|berayun|on a swing|on the swing|playing on a swing|swinging',
    [['ayunan/swing', 'ayunan swing'], SITTING],
  ),
  slides: act(
    'main perosotan/on a slide',
    'boy',
    'park',
    'main perosotan|bermain perosotan|naik perosotan|main prosotan|main seluncuran|on a slide|going down a slide|playing on a slide|sliding down a slide',
    [['perosotan/slide', 'perosotan prosotan slide'], SITTING],
  ),
  blowsBubbles: act(
    'meniup gelembung sabun/blowing bubbles',
    'girl',
    'park',
    'main gelembung|main gelembung sabun|main balon sabun|bermain gelembung|bermain gelembung sabun|bermain balon sabun|tiup gelembung|tiup gelembung sabun|tiup balon sabun|niup gelembung|niup gelembung sabun|niup balon sabun|meniup gelembung|meniup gelembung sabun|meniup balon sabun|blowing bubbles|blowing soap bubbles|playing with bubbles',
    [['gelembung sabun/soap bubbles', 'gelembung sabun bubbles']],
  ),
  pullsRope: act(
    'tarik tambang/tug of war',
    'friends',
    'field',
    'tarik tambang|lomba tarik tambang|main tarik tambang|narik tambang|tug of war|tug of war game',
    [['tali, lawan/rope, opponents', 'tali tambang lawan rope']],
  ),
  climbsPole: act(
    'panjat pinang/climbing a greased pole',
    'person',
    'field',
    'panjat pinang|lomba panjat pinang|manjat pinang|memanjat pinang|climbing a greased pole|greased pole',
    [['batang pinang, hadiah, bendera/pole, prizes, flag', 'pinang hadiah bendera pole prizes']],
  ),
  eatsCracker: act(
    'lomba makan kerupuk/a cracker eating contest',
    'children',
    'field',
    'makan kerupuk|lomba makan kerupuk|balap makan kerupuk|lomba kerupuk|cracker eating contest|eating crackers contest',
    [['kerupuk gantung/hanging cracker', 'kerupuk tali cracker']],
  ),
  runsOnTreadmill: act(
    'lari di treadmill/running on a treadmill',
    'person',
    'gym',
    'lari di treadmill|di treadmill|olahraga treadmill|running on a treadmill|on a treadmill|on the treadmill',
    [['treadmill/treadmill', 'treadmill']],
  ),
};
