declare module '@storybook/addon-docs/mdx-loader' {
  /** Compiles MDX in the form of a webpack loader. */
  function loader(
    this: {
      async(): (error: Error | null, code: string) => void;
      getOptions(): Record<string, unknown>;
      resourcePath: string;
    },
    source: string,
  ): void;
  export default loader;
}
