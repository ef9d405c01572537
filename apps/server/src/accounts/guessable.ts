/**
 * Which passwords a guesser would try first. Lists of leaked passwords are, for lengths from eight, nearly all of a few
 * shapes: a common word with digits or signs around it, keys that lie side by side, digits alone, something repeated.
 * Refusing the shapes refuses every member of such lists that we know of, and their neighbours.
 */
const words = new Set(
  `password passwort passord contrasena motdepasse parola senha haslo wachtwoord qwerty qwertz azerty iloveyou iloveu loveyou
  ilove love lovely lover sunshine princess football baseball basketball soccer hockey superman batman spiderman starwars
  pokemon minecraft dragon monkey master shadow michael jennifer jessica michelle ashley daniel jordan harley thomas robert
  andrew charlie george hunter killer ranger buster soccer tigger jasmine pepper ginger summer winter spring autumn computer
  internet samsung google facebook linkedin welcome letmein login admin administrator root user guest test testing changeme
  secret access whatever trustno cheese chocolate banana cookie flower butterfly rainbow angel angels family mother friends
  friend forever nothing hello freedom mustang corvette ferrari porsche mercedes liverpool chelsea arsenal barcelona juventus
  manchester realmadrid yankees cowboys lakers eagles steelers phoenix matrix merlin gandalf naruto pokemon zelda nintendo
  playstation xbox diamond silver golden purple orange black white blue red green yellow january february march april june
  july august september october november december monday tuesday wednesday thursday friday saturday sunday london paris
  berlin madrid canada america australia dustfront dusttactics dust tactics wargame allies axis server moderator guest`.split(
    /\s+/,
  ),
);

const rows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6y7u8i9o0p',
];
const walks = rows.flatMap((row) => [row, [...row].reverse().join('')]);

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const unleet = (text: string): string => text.replaceAll(/[013457@$!]/g, (sign) => leet[sign]!);

const bare = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Made of pieces of at least three keys in a row. */
function isWalk(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    let length = 0;
    for (let n = text.length - at; n >= 3 && length === 0; n--) {
      if (walks.some((walk) => walk.includes(text.slice(at, at + n)))) length = n;
    }
    if (length === 0) return false;
    at += length;
  }
  return true;
}

export function isGuessable(password: string, name: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const own = name.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  if (/^\d{1,12}$/.test(plain) || /^(.{1,4})\1+.{0,2}$/u.test(plain) || isWalk(plain)) return true;
  const candidates = [bare(plain), bare(unleet(plain)), unleet(bare(plain))];
  return candidates.some(
    (text) => words.has(text) || (own.length >= 3 && text === bare(own)) || isDoubled(text),
  );
}

/** Two common words, nothing else. */
function isDoubled(text: string): boolean {
  for (let i = 3; i <= text.length - 3; i++)
    if (words.has(text.slice(0, i)) && words.has(text.slice(i))) return true;
  return false;
}
