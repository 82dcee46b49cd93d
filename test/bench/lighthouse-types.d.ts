/** What the question of Lighthouse uses of it: its own types bring those of Puppeteer and of DevTools. */
declare module 'lighthouse' {
  interface Category {
    /** From 0 to 1. */
    score: number | null;
    auditRefs: { id: string; weight: number }[];
  }

  interface Audit {
    /** From 0 to 1; null for one that is not scored. */
    score: number | null;
    numericValue?: number;
  }

  interface Result {
    lhr: {
      categories: Record<string, Category>;
      audits: Record<string, Audit>;
      runtimeError?: { message: string };
    };
  }

  interface Flags {
    port: number;
    logLevel: 'error';
    onlyCategories: string[];
  }

  /** Visits a page in the browser whose DevTools listen on the port. */
  export default function lighthouse(url: string, flags: Flags): Promise<Result | undefined>;
}
