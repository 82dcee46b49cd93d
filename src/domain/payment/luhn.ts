/** Whether the last digit matches Luhn's checksum. */
export function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const twice = digit * 2;
    sum += index % 2 ? (twice > 9 ? twice - 9 : twice) : digit;
  }
  return sum % 10 === 0;
}
