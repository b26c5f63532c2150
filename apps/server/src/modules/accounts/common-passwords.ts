/**
 * The commonest passwords of ten characters or more in published leaks, in lower case. Shorter ones and
 * those of one or two repeated characters never get this far.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `0123456789 012345678910 0987654321 1029384756 10203040506 11223344556 1122334455 112233445566
  1212121212a 123123123123 123123123a 123321123321 1234512345 12345678900 1234567890 12345678901 123456789012
  12345678910 1234567890a 1234567890q 1234567890qwerty 12345678987654321 123456789a 123456789abc 123456789q
  123456789z 12345qwert 12345qwerty 123456qwerty 1234qwerasdf 1234qwerasdfzxcv 123qweasdzxc 147258369a 147852369a
  1a2b3c4d5e 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc 741852963a
  789456123a 87654321abc 9876543210 987654321a abc123456789 abcd123456 abcd1234567 abcdefghij abcdefghijk
  abcdefghijkl administrator admin12345 admin123456 adminadmin adminadmin1 asdfasdfasdf asdfghjkl1 asdfghjkl123
  asdfghjkl; asdf123456 beltwright beltwright1 beltwright123 basketball basketball1 butterfly1 changeme12
  changeme123 changemenow charlie123 chocolate1 christopher computer12 computer123 conveyor12 conveyor123 dragon1234
  elizabeth1 football12 football123 hello12345 hello123456 helloworld helloworld1 iloveyou12 iloveyou123
  iloveyou1234 iloveyouso information jennifer12 letmein123 letmein1234 liverpool1 liverpoolfc lovelovelove
  manchester masterkey1 mercedes12 michelle12 michael123 mypassword mypassword1 mypassword123 nothing123 p@ssw0rd12
  p@ssw0rd123 p@ssword123 pa55word123 pass123456 pass1234567 passpasspass passw0rd12 passw0rd123 passw0rd1234 password00
  password01 password10 password11 password12 password12! password123 password123! password1234 password12345
  password123456 password1! password2024 password2025 password2026 password22 password99 passwordpassword
  princess12 princess123 qazwsx1234 qazwsx123456 qazwsxedc1 qazwsxedc123 qazwsxedcrfv qwer123456 qwerasdfzxcv
  qwerty1234 qwerty12345 qwerty123456 qwerty1234567 qwertyqwerty qwertyuiop qwertyuiop1 qwertyuiop12 qwertyuiop123
  qwertyuiop[] qwertyuiopasdfghjklzxcvbnm q1w2e3r4t5 q1w2e3r4t5y6 samsung123 secret1234 spiderman1 starwars12
  starwars123 sunshine12 sunshine123 superman12 superman123 superman1234 test123456 test1234567 testtest12 testtest123
  thisisapassword trustno1234 unbelievable volkswagen welcome123 welcome1234 welcome12345 welcome2024 welcome2025
  welcome2026 whatever12 whatever123 zaq12wsxcde3 zaq1zaq1zaq1 zxcvbnm123 zxcvbnm1234 zxcvbnm12345 zxcvbnmasdfghjkl`
    .split(/\s+/)
    .filter((password) => password !== ""),
);
