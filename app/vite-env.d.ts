/** A name that vite.config.ts does not define is an error. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

/** What Vite and vite.config.ts define. */
interface ImportMetaEnv {
  MODE: string;
  DEV: boolean;
  readonly BUILD_ID: string;
  readonly BUILD_YEAR: number;
  readonly HAS_SERVICE_WORKER: boolean;
  /** Whether the build is for a developer's machine, where `wrangler dev` or Vite runs it. */
  readonly IS_LOCAL: boolean;
  /** Whether structured data is silent about a rating that nobody gave. */
  readonly LEAVES_RATING_OUT: boolean;
  /** The employee of a developer's machine; empty in a production build. */
  readonly SAMPLE_EMPLOYEE: string;
}
