/**
 * The passwords that attackers try first, lower case, and the words to which they append digits. The international part is
 * the head of the frequency list of @zxcvbn-ts/language-common 4.1.3 (MIT); the Indonesian part is our own.
 */
export const COMMON_PASSWORDS = `
0.0.0.000 01011900 01011910 01011960 01011970 01011971 01011972 01011973 01011974 01011975 01011976 01011977 01011978 01011979 01011980 01011981
01011982 01011983 01011984 01011985 01011986 01011987 01011988 01011989 01011990 01011991 01011992 01011993 01011994 01011995 01011999 01012000
01012001 01012010 01012011 01020304 01021985 01021987 01021988 01021989 01021990 01021992 01031983 01031984 01031985 01031986 01031988 01031989
01041980 01041985 01041987 01041988 01041990 01041992 01051985 01051986 01051988 01051989 01051990 01061986 01061987 01061988 01061990 01071984
01071986 01071987 01081985 01081989 01081990 01081992 01091985 01091987 01091989 01091992 01101987 01121986 01121987 01121988 01121990 0192837465
02011975 02011976 02011977 02011979 02011980 02011981 02011982 02011983 02011984 02011985 02011986 02011987 02011988 02011989 02011990 02021971
02021973 02021976 02021978 02021979 02021980 02021981 02021982 02021983 02021984 02021985 02021986 02021987 02021988 02021989 02021990 02021991
02031973 02031974 02031975 02031977 02031978 02031979 02031980 02031981 02031982 02031983 02031984 02031985 02031986 02031987 02031988 02031989
02031990 02031991 02041972 02041973 02041974 02041975 02041976 02041977 02041978 02041979 02041980 02041981 02041982 02041983 02041984 02041985
02041986 02041987 02041988 02041989 02051970 02051972 02051973 02051975 02051976 02051977 02051978 02051979 02051980 02051981 02051982 02051983
02051984 02051985 02051986 02051987 02051988 02051989 02051990 02061971 02061972 02061974 02061976 02061977 02061978 02061979 02061980 02061981
02061982 02061983 02061984 02061985 02061986 02061987 02061988 02061989 02071971 02071975 02071976 02071977 02071978 02071979 02071980 02071981
02071982 02071983 02071984 02071985 02071986 02071987 02071988 02071989 02081973 02081974 02081976 02081977 02081979 02081980 02081981 02081982
02081983 02081984 02081985 02081986 02081987 02081988 02081989 02091971 02091973 02091975 02091976 02091977 02091980 02091981 02091982 02091983
02091984 02091985 02091986 02091987 02091988 02091989 02101973 02101976 02101977 02101978 02101979 02101980 02101981 02101983 02101984 02101985
02101986 02101987 02101988 02101989 03011987 03021986 03031986 03031988 03031990 03031992 03031993 03041980 03041983 03041986 03041987 03041991
03051986 03051987 03051988 03061987 03071986 03071987 03081989 03082006 03091983 03111987 04041983 04041985 04041986 04041987 04041988 04041990
04041991 04051985 04051988 04061984 04061986 04061987 04061991 04071986 04071988 04081987 04091986 04111988 05011987 05021987 05021988 05031987
05031990 05031991 05051985 05051987 05051989 05051990 05051991 05061986 05061990 05071984 05071988 05081988 05091988 05111986 05121990 06011988
06021986 06021987 06031983 06031992 06041987 06041988 06051986 06061981 06061985 06061986 06061987 06071983 06081987 07021991 07041987 07051987
07051990 07071977 07071982 07071984 07071985 07071987 07071988 07071989 07071990 07081986 07081987 07091982 07091988 07091990 07101984 07101987
08011986 08021990 08031985 08031986 08041986 08051987 08051989 08051990 08061987 08071987 08071988 08081986 08081988 08081990 08101986 08111984
08121986 08121987 09021988 09021989 09031988 09041986 09041987 09051945 09051986 09051987 09081985 09081988 09091986 09091988 09111987 10011983
10011986 10011988 10011990 10011992 10021986 10021987 10031987 10031988 10031989 10031990 10031991 10031993 10041983 10041986 10041987 10041990
10041991 10051987 10051988 10051990 10061984 10061985 10061986 10061987 10061989 10071985 10071986 10071987 10071988 10071990 10081983 10081985
10081987 10081989 10081990 10091984 10091986 10101980 10101985 10101986 10101988 10101989 10101990 10111986 10121985 10121986 10121987 10203040
10293847 1029384756 11011987 11011989 11011990 11011991 11021985 11031983 11031988 11041990 11041991 11051984 11051986 11051987 11051988 11051990
11061985 11061989 11061991 11071985 11071986 11071987 11071988 11071989 11081986 11081987 11081988 11081989 11081990 11091984 11091985 11091986
11091989 11101986 11111111 11111986 11111987 11112222 11121985 11121986 11121987 111222333 11221122 11223344 1122334455 11235813 1123581321 12011985
12011987 12011989 12021984 12021985 12021988 12021991 12031985 12031987 12031988 12031990 12041986 12041988 12041990 12051985 12051986 12051987
12051988 12051989 12051990 12061986 12061987 12061988 12071984 12071987 12071988 12071989 12071990 12071991 12081983 12081984 12081985 12081987
12081988 12081990 12091988 12091991 12101984 12101985 12101988 12101989 12101990 12111985 12111990 12111991 12121982 12121985 12121986 12121987
12121988 12121989 12121990 12121991 12131213 12131415 12211221 12301230 12312312 1232323q 123321123 12344321 1234509876 123454321 1234554321 123456123
123456654321 12345678 123456789 1234567890 1234567890a 1234567890q 1234567891 12345678910 1234567899 123456789a 123456789d 123456789m 123456789q
123456789qwe 123456789s 123456789z 12345678a 12345678q 12345679 1234567a 1234567q 123456aa 123456as 123456qqq 123456qw 123456qwe 123456qwerty 123456ru
12345abc 12345qaz 12345qwe 12345qwer 12345qwert 12345qwerty 12348765 1234abcd 1234asdf 1234qwer 1234rewq 1234zxcv 12365478 123654789 12369874
123698745 123789456 123qq123 123qwe123 123qweasd 123qweasdzxc 123qwert 123qwerty 12qw12qw 12qw34er 12qwaszx 13011987 13011988 13021985 13021987
13021990 13031986 13031987 13031989 13041987 13041988 13051987 13051990 13061985 13061986 13061987 13061991 13071984 13071985 13071987 13071989
13071990 13081985 13091984 13101982 13101987 13101988 13111984 13111990 13121983 13121985 13243546 134679852 135792468 1357924680 135798642 14011986
14011987 14011988 14011989 14021983 14021985 14021986 14021987 14021989 14021990 14031988 14031989 14041986 14041987 14041988 14041992 14051990
14061991 14071986 14071987 14071988 14081985 14081988 14081990 14091990 14101986 14101987 14101988 14111986 14121989 14725836 147258369 147852369
14789632 147896325 14881488 15011983 15011985 15011986 15011987 15021983 15021985 15021986 15021990 15031988 15031990 15041987 15041988 15051981
15051985 15051986 15051987 15051990 15061985 15061988 15071983 15071985 15071986 15071987 15071988 15081986 15081988 15081990 15081991 15091985
15091987 15091988 15091989 15101986 15111984 15111988 15111989 15121987 15426378 16011987 16011989 16021987 16021990 16031988 16031990 16051985
16051987 16051988 16051989 16051990 16061985 16061986 16061987 16061988 16071987 16071991 16081986 16091987 16091988 16101987 16111982 16111990
16121986 16121987 17011987 17011990 17021985 17021987 17021989 17031987 17041987 17041991 17051987 17051988 17051989 17051990 17061986 17061988
17061989 17061991 17071985 17071989 17091987 17101986 17101987 17111985 18011985 18011986 18011987 18011988 18021984 18021986 18021987 18021988
18021992 18031988 18031991 18041986 18041990 18041991 18051987 18051988 18051989 18051990 18061985 18061990 18061991 18081988 18091985 18091986
18101985 18101987 18111986 18111987 18121983 18121984 18121987 18436572 19011987 19011989 19021990 19021991 19031985 19031987 19051986 19051987
19061985 19061987 19061990 19061991 19061992 19071986 19071988 19071990 19091983 19091988 19091990 19101986 19101987 19101990 19111986 19111987
19121989 19283746 192837465 19411945 1a2b3c4d 1a2s3d4f 1michael 1million 1passwor 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qaz2wsx
1qaz2wsx3edc 1qazxsw2 1qazxsw23edc 1qazzaq1 1x2zkg8w 1z2x3c4v 20011988 20011989 20021985 20021986 20021988 20031986 20031987 20031988 20031991
20041985 20041986 20041988 20041990 20051985 20051987 20051988 20051989 20061983 20061984 20061986 20061988 20061990 20071986 20071988 20081986
20081991 20091986 20091988 20091991 20101988 20111986 20121986 20121988 20121989 21011988 21011989 21011991 21021985 21021987 21031984 21031985
21031987 21031988 21031990 21041985 21041992 21051986 21051988 21051991 21061985 21061986 21061988 21071987 21071989 21071992 21081985 21081987
21101986 21101989 21111985 21111990 21121985 21121986 21122112 22011985 22011986 22011988 22011992 22021985 22021986 22021988 22021989 22021990
22031984 22031986 22031991 22041985 22041986 22041987 22041988 22051986 22051987 22051989 22051991 22061941 22061984 22061985 22061987 22061988
22061989 22061990 22071983 22071984 22071985 22071986 22071987 22071989 22071990 22071991 22081983 22081986 22081991 22091986 22091988 22091991
22111985 22121983 22121986 22121987 22121989 23011985 23011990 23021985 23021986 23021988 23021989 23031986 23031987 23031990 23041986 23041987
23051983 23051985 23051986 23051987 23051990 23051991 23061989 23061990 23061992 23071985 23091985 23091986 23091987 23091989 23111987 23111989
23121986 23skidoo 24011985 24011987 24011990 24021988 24021991 24031987 24031988 24031990 24041988 24051990 24061986 24061987 24061988 24061992
24071987 24071991 24081988 24091986 24091991 24101986 24101989 24111987 24111989 24111990 24121986 24121987 25011985 25011986 25011990 25011993
25021988 25031983 25031987 25031991 25041985 25041988 25041991 25051985 25051987 25061985 25061986 25061987 25071990 25081985 25081986 25081988
25091987 25091990 25101988 25101989 25111987 25121985 25121987 25800852 25802580 26021987 26031984 26031986 26031987 26031988 26031990 26041986
26041991 26051986 26051988 26061985 26061986 26061987 26071986 26071987 26071989 26081986 26091986 26101986 26101987 26111985 27011988 27021990
27021991 27021992 27031986 27031987 27031989 27031992 27041985 27041990 27051987 27061983 27061985 27061988 27071987 27081986 27081990 27091985
27111985 27111989 28011987 28011988 28021985 28021986 28021990 28021992 28031982 28041987 28041992 28051985 28051986 28051987 28051990 28061986
28061988 28071986 28071987 28081986 28081990 28101986 28121984 29011982 29011985 29011987 29031988 29041985 29051985 29051989 29051990 29061985
29061986 29061988 29061989 29061990 29071983 29071985 29081985 29081990 29091987 29111989 29121987 30011985 30011986 30011987 30011990 30031986
30031988 30031992 30041985 30041986 30041987 30041991 30051985 30051987 30051989 30061983 30061987 30071986 30081984 30091989 30111987 30121986
30121987 31011987 31011990 31031987 31031988 31051985 31051993 31071990 31101987 31121987 31121988 31121990 31415926 321654987 369258147 44332211
45m2do5bs 4815162342 50spanks 51505150 5wr2i7h8 66613666 69camaro 73501505 74108520 741852963 7777777a 78945612 789456123 7894561230 789654123
7ugd5hip2j 8j4ye3uz 9293709b13 963852741 987456321 a1234567 a12345678 a123456789 a1b2c3d4 a1s2d3f4 aa123456 aardvark abc12345 abcd1234 abcdefg1
abdullah aberdeen abnormal abrakadabra absolute absolutely access access14 accord aceh achilles acidburn action adgjmptw adi adidas admin
administrator adrenalin adrian adrienne agent007 agus agustus ahmad airborne airforce airplane aisyah aku akucintakamu akusayangkamu alabama alaska
albatros albert alcatraz alejandr alejandro aleksandr aleksandra alessandro alex alexalex alexande alexander alexander1 alexandr alexandra alexandre
alexis alhamdulillah alicia alison allahuakbar alleycat alliance allison allison1 almighty alpha alphabet alyssa amanah amanda amateurs amber ambrosia
america america1 american amethyst amsterda amsterdam anaconda anakku anastasi anastasia anastasiya andersen anderson andi andre andrea andrew andrey
android andromed andromeda andyod22 angel angel123 angela angelica angelika angelina angels anhyeuem animal anjay anjing anna annabell annmarie
antelope anthony anthony1 antonina antonio anything aolsucks apollo apollo11 apollo13 apple apple123 applepie apples april aquarius archange arema
aremania argentin argentina arizona arkansas armagedon armstron arnold arsenal arsenal1 arthur asdasd asdf asdf1234 asdfasdf asdffdsa asdfg asdfgh
asdfgh01 asdfghjk asdfghjkl asdfzxcv asdqwe123 ashleigh ashley aspirine assalamualaikum assassin asshole asshole1 assholes assman astaghfirullah
atlantic atlantis attitude auckland august augustus austin austin31 australi australia avalanch avalon avatar aviation awesome awesome1 ayah ayu
azerty azertyui azertyuiop azsxdcfv baby babybaby babyblue babycake babydoll babyface babygirl babylon5 babylove backdoor badass badboy badger bahagia
bailey balikpapan balloons baltimor bambam banana bandit bandung bangbang bangjago bapak baracuda barbados barbara barcelon barcelona barefoot
baritone barney barselona baseball baseball1 basketba basketball bastard bastards batman baxter bayu bcfields bear bearbear bearcats beatles beatles1
beatrice beautifu beautiful beaver beavis beefcake beer beerbeer beethove bekasi benessere benjamin bergkamp berkah berkeley berlin bettyboo bhinneka
bigballs bigblock bigboobs bigbooty bigboy bigcock bigdaddy bigdick bigdicks bigdog bigman bigmoney bigpoppa bigred bigtits bigtruck bill billabon
billbill billy billybob billyboy binladen birdie birthday bishop bismarck bismillah bitch bitchass bitches biteme black blackbir blackbird blackcat
blackdog blackhaw blackjac blackjack blacklab blackman blackout blahblah blazer blessing blink182 blizzard blowfish blowjob blowme blue blue1234
blueball bluebell bluebird blueblue blueeyes bluefish bluejays bluemoon bluesman bobafett bobby bobdylan bobotoh bogor bollocks bondage bonehead bonek
bonnie boobies booboo boobs booger boogie bookworm boomboom boomer borabora bordeaux borussia boston bradford bradley bradley1 brandon brandon1 brandy
braves brazil brenda brewster brian brighton brigitte britney brittany brittney broadway bronco broncos broncos1 brooke brooklyn brother brothers
browning brucelee brutus bubba bubba123 bubbles bubbles1 buckeyes buckshot budapest buddha buddy buddy123 buddyboy budi budlight budweise budweiser
buffalo buffalo1 building bukalapak bulldog bulldog1 bulldogs bullet bullfrog bullseye bullshit bunda bunghole burton burung business buster butter
buttercu buttercup butterfl butterfly buttfuck butthead butthole bynthytn cabernet cadillac caesar caliente californ california caligula calimero
callaway callisto calvin camaro camaross cambiami cambridg cameltoe cameron cameron1 campbell canada canadian candyass candyman cannabis cannibal
cantik capetown capitals capricor capricorn capslock captain captain1 cardinal cardinals carebear carlitos carlos carmen carnival carolina caroline
carpedie carpente carrie carter cartman cartman1 cartoons casanova cashmone cashmoney casper cassandr cassandra cassie castillo catalina catherin
catherine catwoman cavalier cbr900rr cdtnkfyf celtic cerberus cfitymrf chainsaw challeng chambers champion chance chandler changeme chargers charisma
charlene charles charles1 charlie charlie1 charlie2 charlott charlotte charlton checkers cheese chelsea chelsea1 chemical cherokee cherries cherry
cheshire chester chester1 chestnut chevelle chevrole chevrolet chevy cheyenne chicago chicago1 chicken chicken1 chickens children chipmunk chiquita
chocolat chocolate choochoo chopper chouchou chris chris123 chrisbln christ christia christian christie christin christina christine christma
christmas christop christopher chronic chrysler chuckles cinnamon cinta cintakamu cintaku citation cjkysirj claire clarence clarinet clarissa classic
classics claudia claymore clemente cleopatr cleopatra clevelan cleveland clifford clippers clitoris cnfybckfd cocacola cock cocksuck cocksucker coffee
coldbeer coldplay college colombia colonial colorado coltrane columbia columbus comanche commande commando compaq complete computer computer1 concorde
concrete confused connor conquest constant consumer contract cookie cool coolcool cooldude coolness cooper copper corleone cornwall corvette costello
cosworth cougar courtney coventry cowboy cowboys cowboys1 crackers crawford crazy crazybab creampie creation creative creature cricket cricket1
criminal cristian cristina crjhgbjy cromwell crusader crystal crystal1 cucumber cumshot cunt customer cutiepie cygnusx1 daddy daisydog dakota dallas
dancer danger daniel danielle dannyboy darkange darkangel darklord darkness darkside darkstar daughter dave david david123 davidson daylight dbrnjhbz
deadhead deadpool death death666 debbie december deepthroat deeznuts deeznutz defender deftones delaware delldell delpiero denise dennis denpasar
denver depok derparol desember designer destiny destiny1 detroit devil666 devildog devils dewi dexter dfcbkbcf dfktynby dfktynbyf diablo diamond
diamond1 diamonds dick dickhead diesel dietcoke digger digital digital1 dilbert1 dilligaf dimas dingdong dinosaur director dirtbike discover disney
djarum dkflbckfd dkflbvbh doaibu doberman doctor dodgeram dodgers1 doggie doghouse dogpound dolemite dolphin dolphin1 dolphins dominion dominiqu
domino donald donkey dontknow doomsday doraemon doughboy douglas download downtown dragon dragon12 dragon69 dragonba dragonball dragonfl dragster
dreamcas dreamer dreams driver drowssap drpepper drummer drummer1 dthjybrf ducati dudedude dukeduke duncan dutchess dwi dynamite eagle eagles earnhard
earthlink eastside eastwood eatpussy eclipse eclipse1 edmonton edward eggplant einstein ekaterina eko elcamino eldorado electric electron elements
eleonora elephant elisabet elizabet elizabeth elizaveta elvis eminem emmanuel empire enforcer engineer england england1 enigma enter enternow enterpri
enterprise eric ericsson escalade espresso estrella eternity eugene evangelion everlast everton evolutio evolution excalibu excalibur exchange
explorer extreme f00tball facebook fairlane faithful falcon family fandango fantasia fantasy fantomas farscape fastball fatimah favorite6 fearless
februari february federico feelgood fellatio fender ferguson fernando ferrari ferrari1 festival fgtkmcby fidelity fire fireball firebird fireblad
firefigh firefire fireman firewall firmansyah fish fishbone fishfish fishhead fishing fishing1 fitri fkbyjxrf fktrcfylh fktrcfylhf flamengo flamingo
fletcher flexible flipflop florence florida florida1 flounder flower flowers fluffy flyers football football1 ford fordf150 forest forever forever1
forgetit formula1 forsaken fortress fountain foxylady france francesc francesco francine francis francisc francois frank frankie frankie1 franklin
freckles fred freddy frederic frederik fredfred fredrick free freebird freedom freedom1 freefall freefire freefree freepass freeporn freeuser friday
friend friendly friends friendster froggy front242 frontier fuck fuck_inside fucker fuckface fuckfuck fuckhead fucking fuckinside fuckme fuckme69
fuckoff fuckoff1 fuckthis fuckyou fuckyou1 fuckyou2 fullmoon function funstuff fussball futurama fyfcnfcbz fyfnjkbq fylhtq fyutkbyf fyutkjxtr gabriel
gabriel1 gabriela gabriele gabriell gagah galina galore gamecock gamecube gameover gandalf gandalf1 gangbang gangster gannibal ganteng garam garcia
garfield gargoyle garuda gaskeun gateway gateway1 gateway2 gatorade gators gbhfvblf gemini general generals genesis genesis1 genius geoffrey george
georgia geronimo gertrude gesperrt getmoney gfhjkm gfhjkm123 gfhjkmgfhjkm ghbdtn ghbdtn123 ghbdtnbr ghblehjr ghbywtccf ghhh47hj7649 ghjcnjgfhjkm
ghjcnjnfr ghjuhfvvf ghostrider giants gibson gilligan ginger giovanna giovanni girls giuseppe gladiato gladiator gn56gn56 goblue godfathe godfather
godsmack godzilla gogators gojek goldberg golden goldeney goldfing goldfish goldstar goldwing golf golfball golfer golfgolf gonzales gonzalez goober
good good123654 goodgirl goodluck goodtime google gordon gordon24 gorgeous gotohell grab gracie graphics grateful greatone green green123 greenbay
greenday gregory gretchen gsxr1000 gtnhjdbx guardian gudang guillaum guinness guitar gunawan gunner hahaha hairball hakim halflife hallo123 hallowee
hamilton hammer handball handsome handyman hannah hannibal happiness happy happy123 happyday hard hardball hardcock hardcore harddick hardrock
hardware harimau harley harrison harrypotter hastings hattrick hawaii hawaii50 hawaiian hawkeyes hayabusa heather heather1 heaven hedgehog heineken
heinrich hellfire hello hello123 hellokitty hellsing hellyeah helpme hendrix hentai hercules herewego heritage hermawan hetfield hidayat highbury
highheel highland highlander hiphop hitman hobbes hockey holiday holidays hollywoo hollywood holyshit homemade homer homework honda honeybee hongkong
honolulu hooligan hoosiers hooters hopeless horney horny horse horses hotdog hotgirls hotpussy hotrod hotstuff hounddog house houston houston1 howard
htubcnhfwbz hummer hunter hurrican hurricane hyperion ibrahim ibu icecream icehouse iceman idontkno idontknow ihateyou ikan ikhlas ilikepie illinois
illusion ilovegod ilovepussy ilovesex iloveyou iloveyou1 iloveyou2 immortal imperial imut indah indian indonesia indosat infantry infiniti infinity
insanity insomnia inspiron instagram insyaallah intercourse internet intrepid intruder inuyasha ireland irishman ironmaiden ironman isabella isabelle
islander ismail istanbul istheman istriku iverson3 iwantu jack jackass jackass1 jackie jackjack jackson jackson1 jackson5 jaguar jakarta jake jakejake
jakmania james james007 james123 jamesbon jamesbond januari japanese jasmine jasmine1 jason jasper jawabarat jawatengah jawatimur jayhawks jeanette
jeepster jefferso jefferson jeffrey jellybea jellybean jennifer jeremiah jeremy jermaine jessica jessica1 jessie jester jesus jesus123 jiggaman jimmy
jogja jogjakarta johannes john johncena johndeer johngalt johnjohn johnny johnson johnson1 joko jonathan jonathon jordan jordan23 joseph josephin
joshua juli juliette jumat juni junior junkmail jupiter jupiter1 just4fun justdoit justice justice1 justin juventus kakashka kalimantan kamasutra
kamenrider kamikaze kamis kamu kangaroo kangen karina karolina kartika katana katarina katasandi katerina katherin katherine kathleen kawasaki
kayleigh kazantip kcj9wx5n kelinci kelly keluarga kenneth kentucky kenworth keren kermit kevin keyboard keystone khadijah kilas kilasstudio killbill
killer killer12 killer123 killkill kimberly king kingfish kingking kingkong kingston kirill kirkland kisskiss kissmyass kita kitten kitty kittycat
kittykat kjrjvjnbd klaster kleopatra klondike knickers knight knockers knuckles kodiak konstantin konten kordell1 koroleva kramer krasotka kreatif
kreator kristen kristian kristina kristine krokodil kucing kurniawan labrador lacrosse laetitia lakers lakeside lakewood lalakers lampung lancelot
lasvegas lauren laurence lawrence leather leavemealone leedsutd left4dead legend lemonade lenochka leonardo lesbians leslie lestari letmein letmein1
letmein2 letsdoit lfitymrf liberty liberty1 lifehack lifetime lighting lightnin lightning limewire lincoln lineage2 lionking lipstick lisalisa little
liverpoo liverpool liverpool1 lizard lockdown logitech lokiloki lokomotiv lol12345 lollipop lollypop london lonesome lonestar lonewolf longdong
longhair longhorn longjohn lorraine louise love loveless lovelife lovelove lovely loveme lover loverboy lovers loveyou lowrider lucky luckydog
luckyone lucu macdaddy maddog madeline madison madison1 madmax madonna magazine magellan maggie magic magician magicman magnolia magnum maharani
mailcreated5240 majestic makassar makaveli maksim maksimka malang malaysia mallorca mama mamacita mamapapa manado manchest manchester mandarin
mandingo mandrake manis mantap mantul manutd maradona marathon marcello marcius2 marcus maret margaret margarit margarita maria marianna marianne
marijuan marijuana marina marine mariners marines marines1 marino13 mariposa marjorie mark marlboro marley marriage marseill marseille marshall martin
martinez marvin maryjane maryland masamune maserati mash4077 master master12 masterbate matrix matt matthew matthew1 matthews matthias maulana
maverick maximus maxwell maxwell1 mazafaka mazda626 mazdarx7 mcdonald mckenzie meatball meathead meatloaf mechanic medan medicine megadeth megapass
megatron mei melanie melanie1 melissa melissa1 member meowmeow mephisto merahputih mercedes mercury merdeka meredith meridian merlin mersedes metallic
metallica mexico michael michael1 michael2 michaela michaels michelle michigan mickey microlab microphone microsof microsoft midnight mike mikemike
military millenium miller millions millwall mine minecraft minemine minggu minimoni ministry mischief misfit99 mississippi missouri mistress mitchell
mobilelegend mobillegend mobydick modelsne mohammed molly mollydog monalisa monday money money123 moneyman mongoose monica monkey monkey12 monkeybo
monopoly monster monster1 monsters montana montana1 montecar montgom240 montreal montrose mookie moonbeam moonligh moonlight moonshin morgan morpheus
morrison morrowind mortgage mortimer mother motherfucker motherlode motocros motorola mountain mozart mudvayne muffin muhammad mulligan multiplelo
munchkin murphy mushroom music musicman mustang mustang1 mustang2 mustang6 mustangs mynameis mypassword myxworld napoleon naruto nascar nascar24
natalie natalie1 natasha natasha1 nathalie nathan national naughty nautilus navigator navyseal ncc1701a ncc1701d ncc1701e ncc74656 nebraska nelson
nemesis netscape nevermind nevermore newcastl newcastle newpass6 newport newyork newyork1 nicholas nicole nigger nightmar nightmare nightwish nikita
nineinch nintendo nirvana nirvana1 nissan nokia6233 nokia6300 nokian73 noname123 nonenone norman normandy northern nostromo notebook nothing notredam
nounours november nthvbyfnjh nugroho nur nurul nusantara nuttertools nwo4life nygiants oblivion obsidian october offshore oklahoma oksana oktober
oliver olivia online opendoor operator oppo optimist orange original overkill overlord p0015123 p0o9i8u7 p4ssw0rd p@ssw0rd pa55w0rd pa55word packers
packers1 padang paintbal paintball painting pakistan palembang pallmall palmtree pamela panasoni panasonic pancakes pancasila pandora pantera pantera1
panther panther1 panthers panties pantyhos papa papamama papillon papua paradigm paradise paramedi paranoid parker pasadena pass pass1234 passion
passpass passport passw0rd passwor1 password password01 password1 password12 password123 password2 password9 password99 passwords passwort patches
patches1 pathetic pathfind patience patricia patrick patrick1 patriots paul paulpaul pavement pavilion peaches peaches1 peanut pearljam peekaboo
penelope penetration penguin penguin1 penguins penis pentagon penthous people pepper perfect perfect1 persebaya persib persija personal peter peterbil
peterpan peterson phantom pharmacy phialpha philippe phillies phillips phoenix phoenix1 phpbb pianoman picard pickle pictures pimpdadd pimpin pineappl
pineapple pinetree pingpong pinkfloy pinkfloyd pinnacle pipeline piramida pirate pizzaman plastics platinum platypus playball playboy playboy1
playboy2 player playmate playstat playstation playtime please pleasure plymouth pokemon pokemon1 police polina polniypizdec0211 polopolo pontianak
poohbear pookie pool6123 poontang poop poopoo pooppoop popcorn popcorn1 porkchop porn pornking porno pornporn pornstar porsche porsche1 porsche9
portland portugal poseidon positive power power123 powerful pratama preacher precious predator presario presiden president pressure prince princess
pringles printing private private1 progress property prospect psms psycho pubgmobile pufunga7782 pumpkin pumpkin1 pumpkins punisher punkrock puppydog
purple pussy pussy123 pussycat pussyman putra putri q1234567 q123456789 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5 qawsedrf qazwsx qazwsx12 qazwsx123
qazwsxed qazwsxedc qazwsxedc123 qazwsxedcrfv qazxsw qazxswedc question qwaszx qwe123qwe qweasd qweasd123 qweasdzxc qweqwe qwer1234 qwerasdf qwert
qwert123 qwert12345 qwerty qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuio qwertyuiop r2d2c3po rabbit rabu
rachel rachelle racing radiohea radiohead ragnarok rahasia raider raiders raiders1 railroad rainbow rainbow1 rainbow6 rainbows rainyday raistlin
ramadhan rammstein ranger rangers rangers1 raptor rascal rasputin rastaman ratna raymond razz realmadrid rebecca rebecca1 reckless recovery redalert
redbaron reddevil reddog reddwarf redrum redskins redsox redwings reggie reginald register rejeki remember remingto renegade republic research
resident revoluti revolution revolver reynolds rfhnjirf rfnthbyf rfntymrf rfvfcenhf rhbcnbyf rhfcjnrf rhiannon rhjrjlbk rhtdtlrj riccardo richard
richard1 richards richmond riffraff rightnow rindu rizki rizky rjhjktdf rjirfrgbde rjycnfynby roadkill roadking roadrunn roadrunner roadster robbie
robert robinson robotech robotics rochelle rock rocket rockford rockhard rocknrol rocknroll rockstar rockwell rocky roland rolltide romantic romashka
ronald ronaldo rooster rootbeer rosebud rosemary runescape runner rush2112 ruslan russell russia rustydog sabar sabrina sabrina1 sabtu sailboat saints
salamander salasana salvador samantha samarinda sammy sammy123 sampoerna samson samsung samsung1 samuel sandi sandiego sandman sandra sandrine
sandwich santiago santoso sapphire saputra sarah saratoga sari sasha123 sasha_007 sasuke satan666 saturday saturn sausages savannah sayang sayangkamu
sayangku scarface scarlett scheisse school scooby scoobydo scoobydoo scooter scooter1 scorpio scorpio1 scorpion scotland scott scotty scrabble
scrapper screamer seahawks sebastia sebastian secret security segblue2 seinfeld selamanya selasa semangat semarang seminole semperfi senators senin
sentinel sephiroth septembe september serega serenity sergbest sergeant sergey sersolution services setiawan sexsex sexy sexybabe sexybitch sexygirl
sexylady sexysexy shadow shadow12 shaggy shamrock shaney14 shanghai shannon shannon1 sharon sheepdog shelby shepherd sheridan sherlock sherwood shit
shitface shithead shopee shopping shorty showtime sidekick sierra sigmachi silver silverad simon simone simple simpson simpsons sinclair singapor
sinister sithlord siti skateboard skinhead skipper skipper1 skippy skittles skorpion skyline skywalke skywalker slamdunk slamet slapshot slayer
slimshad slimshady slipknot slippery slowhand slut smackdow smackdown smartfren smashing smeghead smirnoff smith smokey smooth smoothie sneakers
snickers sniffing sniper snoopdog snoopy snowball snowbird snowboar snowboard snowflak snowman snuggles soccer soccer10 soccer12 socrates softball
software sojdlg123aljg solitude solo solution somerset somethin something sonyericsson sonyfuck sonysony sophie soso123aljg soulmate southern southpar
southpark southpaw spaceman spanking spanky sparkles sparky spartan1 spartans speakers special1 specialk spectrum speedway speedy spencer spencer1
spider spiderma spiderman spirit spitfire splinter spongebo spongebob spooky sporting sports spring springer sprinter squirrel srinivas stafford
stalker stallion standard stanford stanislav stanley stanley1 star starbuck starcraf starcraft stardust starfire starfish stargate starligh starship
starstar startrek starwars starwars1 steelers stefanie stella stephane stephani stephanie stephen stephen1 sterling steve steven stickman stigmata
stingray stinky stocking stockton stonecol stonecold straight stranger stratfor strawber strawberry streaming strength stripper stupid suamiku
subhanallah sublime suburban success success1 suckdick sucker suckit suckme suckmydick sukses sulawesi sullivan sumatera summer summer69 summer99
sundance sundevil sunflowe sunflower sunlight sunnyday sunset sunshine sunshine1 super super123 superfly superior superman superman1 supernov
supernova supersta superstar surabaya surfer survivor susanto suzuki svetlana sweet sweetnes sweetness sweetpea swimming swingers swinging swordfis
swordfish sydney sylveste syncmaster syracuse system syukur tacobell taekwondo talisman tampabay tangerang tarheels taurus taylor tazmania technics
teddybea teddybear telephon telephone telkomsel temppass tennis teresa terminal terminat terminator terrapin test test1234 tester testing testing1
testpass testtest thailand thanatos thankyou thedoors theforce thegreat theman theodore therock therock1 thirteen thisisit thomas thompson thrasher
threesom thuglife thumper thumper1 thunder thunder1 thunderb thursday tiberius ticklish tiffany tiffany1 tiger tiger123 tigercat tigers tigger tiktok
timnas timothy tinker tinkerbe tinkerbell titanic titanium titleist tits tkbpfdtnf together tokiohotel tokopedia tomahawk tomcat tommy tommyboy
tomorrow toonarmy topgun toriamos tottenha tottenham touching toyota training transfer translator traveler travis treasure treefrog trfnthbyf tri
triangle trinidad trinitro trinity trinity1 trombone trooper1 tropical trouble trouble1 trucking truelove trumpet1 trustno1 tucker tunafish turkey
turkey50 turtle tweety twilight ultimate umbrella underdog underground undertak undertaker united universa universal universe university username
usmarine usuckballz1 vacation vagabond valencia valentin valentina valentine valhalla valkyrie vampire vampire1 vampires vancouve vanessa vanessa1
vanguard vanhalen vasilisa vauxhall vegeta velocity vendetta verbatim veronica veronika vfhbyf vfhufhbnf vfitymrf vfntvfnbrf vfrcbv vfrcbvrf vfvfgfgf
victor victoria victory viewsoni viewsonic viking vikings vikings1 viktoria viktoriya vincent vincent1 violetta viper vipergts virginia virginie
vision vjqgfhjkm vkontakte vladimir vladislav volkswag volleyba voodoo voyager voyager1 vqsablpzla vsjasnel12 wahyu walker walter wanderer wanker
warcraft wareagle warhamme warhammer warrior warrior1 warriors washburn washingt washington water waterboy waterloo wati webhompas webmaste webmaster
welcome welcome1 werewolf westside westwood wetpussy wg8e3wjf whatever whatsapp whatwhat whiplash whiskers whistler whiteboy whiteout whitesox
whocares wijaya wildbill wildcard wildcat wildcats wildfire wildwood william william1 williams willie willow wilson windmill windows windsurf winner
winston winston1 winter wireless wishbone wizard wkwkwk wolf wolfgang wolfpack wolverin wolverine wolves wombat wonderboy wonderful woodland woodstoc
woofwoof wordpass wp2003wp wrangler wrestler wrestlin wrestling wrinkle1 xavier xiaomi xlaxiata yamaha yamahar1 yankee yankees yankees1 yankees2
yeahbaby yellow yfcntymrf yfnfif yjdsqgfhjkm yoga yogibear yogyakarta yosemite youtuber yusuf z1x2c3v4 zachary zachary1 zahra zanzibar zaq12wsx
zaq1xsw2 zaqwsxcde zaqxswcde zeppelin zerocool zildjian zombie zxasqw12 zxcasdqwe zxcasdqwe123 zxcv1234 zxcvb123 zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123
`;
