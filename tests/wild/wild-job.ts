/** One job of a generated site. */
export interface WildJob {
  /** The site's own number; stands in addresses where the site has any. */
  id: string;
  /** Name of it in addresses that redirect. */
  token: string;
  /** Stands in the text of the posting and nowhere else: only who opened the posting has read it. */
  reference: string;
  title: string;
  company: string;
  /** The first is the main one. */
  places: string[];
  daysAgo: number;
  /** YYYY-MM-DD. */
  postedOn: string;
  /** As the page shows it. */
  posted: string;
  pay: string;
  /** Thousands a year, to filter by. */
  payAmount: number;
  type: string;
  department: string;
  isRemote: boolean;
  badge: string | null;
  tasks: string[];
}
