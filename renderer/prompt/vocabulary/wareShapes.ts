/**
 * What a plan has to know of how wares look. It is told here, beside their words, because their drawings load the canvas,
 * which a server that only answers does without; `tests/unit/renderer/scenes/wares.test.ts` compares the two.
 */

/** The most things that a table shows. */
export const MAX_WARES = 3;

/** Those that can be seen from above: what lies on a plate or in a bowl. */
export const OPEN_WARES: ReadonlySet<string> = new Set(
  (
    'rendang satay friedChicken grilledFish steak sushi friedEgg prawns tofuTempe friedRice rice porridge ' +
    'mixedRice yellowRice ketupat soup friedNoodles noodleBowl pasta chickenSoup meatSoup curry gadoGado pempek ' +
    'fritters dimsum siomay rujak chips sambal seblak cireng cilok rolls sausages nuggets steamedBuns takoyaki ' +
    'kebab sweetMartabak klepon layerCake spiceCake cookies donuts iceBowl bread toast pizza fruit apples oranges ' +
    'mangosteens dragonFruit rambutans mangoes grapes strawberries avocados watermelon banana dates coffee'
  ).split(' '),
);

/** All others. */
const UPRIGHT_WARES: ReadonlySet<string> = new Set(
  (
    'tumpeng fries iceCream cake redVelvet burger durian pineapple icedCoffee icedTea juice avocadoJuice redJuice ' +
    'milk matcha cendol boba youngCoconut blackCoffee tea tomatoes carrots corn chillies crab croissants pancakes loafCake pudding ' +
    'brownies necklace bracelet earrings veil hoodie trousers skirt mug basket wallClock television speaker ' +
    'earbuds bed basketball volleyball racket gamepad shoe bag wovenBag backpack wallet tshirt shirt robe dress hungKebaya ' +
    'watch hat diamondRing glasses sandals bottle waterBottle sauceBottle dropper chilliBottle coffeeBottle ' +
    'teaBottle juiceBottle redJuiceBottle avocadoBottle milkBottle matchaBottle tumbler pouch jar cookieJar honey ' +
    'sambalJar chipsJar lipstick giftBox box tube soap can paperCup vase books candle sofa chair lamp teddy plant ' +
    'monstera snakePlant ball money trophy quran phone laptop headphones camera perfume'
  ).split(' '),
);

/** Those that are carried in both hands like a plate; cups and bowls are as wide, and no more than a handful. */
export const PLATED_WARES: ReadonlySet<string> = new Set(
  (
    'rendang satay friedChicken grilledFish steak sushi friedEgg prawns tofuTempe friedRice rice porridge ' +
    'mixedRice yellowRice soup friedNoodles noodleBowl pasta chickenSoup meatSoup curry gadoGado pempek fritters ' +
    'dimsum siomay rujak sambal seblak cireng cilok rolls sausages nuggets steamedBuns takoyaki sweetMartabak ' +
    'klepon layerCake spiceCake cookies donuts bread toast pizza fruit apples oranges mangosteens rambutans ' +
    'mangoes avocados dates coffee carrots croissants pancakes loafCake brownies shoe hat glasses sandals soap sofa money'
  ).split(' '),
);

/** Those with flames. */
export const BURNING_WARES: ReadonlySet<string> = new Set('cake redVelvet books candle'.split(' '));

/** Whether a detail is a ware, by its name. */
export const isWare = (name: string): boolean => OPEN_WARES.has(name) || UPRIGHT_WARES.has(name);
