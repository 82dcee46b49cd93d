/** Elements that no island can mount in. */
export const withoutContent =
  'area br col embed hr img input link meta source track wbr textarea select script style iframe'.split(' ');

/** Some of the elements that end a `<p>` where they begin. */
export const endsParagraph =
  'address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  );
