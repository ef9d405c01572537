/** Passwords that head every list of leaked ones, and are long enough to pass the length rule. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 password password1 password12 password123 passw0rd qwertyui qwertyuiop qwerty123
  qwerty1234 iloveyou iloveyou1 sunshine princess football baseball superman starwars trustno1 11111111 111111111
  00000000 88888888 87654321 987654321 0987654321 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx asdfghjk asdfghjkl abcd1234
  abc12345 a1b2c3d4 aa123456 letmein1 letmein123 welcome1 welcome123 changeme changeme1 admin123 administrator
  michelle jennifer computer internet whatever dragon123 monkey123 master123 charlie1 jordan23 liverpool1 chelsea1
  mustang1 shadow123 michael1 football1 baseball1 superman1 batman123 pokemon1 pokemon123 minecraft samsung1 google123
  dustfront dusttactics`.split(/\s+/),
);
