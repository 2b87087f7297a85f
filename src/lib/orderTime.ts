/** When an order of this date was placed, in milliseconds since 1970; without a date it counts as the oldest. */
export function orderTime(date: string | null): number {
  const time = date === null ? NaN : Date.parse(date);
  return Number.isNaN(time) ? -Infinity : time;
}
