import ts from 'typescript';

/**
 * Prints a type in full, without imports: objects by their properties, unions by their members.
 * @throws Error for a type that cannot be printed so, such as a type parameter
 */
export function printType(checker: ts.TypeChecker, type: ts.Type, indent = ''): string {
  const inner = (part: ts.Type) => printType(checker, part, indent);
  if (type.isUnion()) return printUnion(checker, type, indent);
  if (type.isIntersection() && type.types.every(({ flags }) => flags & ts.TypeFlags.Object))
    return printObject(checker, type, indent);
  if (!(type.flags & ts.TypeFlags.Object)) return checker.typeToString(type);
  if (checker.isTupleType(type))
    return `[${checker
      .getTypeArguments(type as ts.TupleType)
      .map(inner)
      .join(', ')}]`;
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    const text = inner(element!);
    return /^[\w.]+$/.test(text) ? `${text}[]` : `(${text})[]`;
  }
  const [signature, ...others] = type.getCallSignatures();
  if (others.length) throw new Error(`A function has one form only: ${checker.typeToString(type)}`);
  if (signature) return printFunction(checker, signature, indent);
  return printObject(checker, type, indent);
}

function printFunction(checker: ts.TypeChecker, signature: ts.Signature, indent: string): string {
  if (signature.getTypeParameters()?.length)
    throw new Error('A function with type parameters has no plain form.');
  const parameters = signature
    .getParameters()
    .map(
      (parameter) => `${parameter.name}: ${printType(checker, checker.getTypeOfSymbol(parameter), indent)}`,
    );
  return `(${parameters.join(', ')}) => ${printType(checker, signature.getReturnType(), indent)}`;
}

function printUnion(checker: ts.TypeChecker, type: ts.UnionType, indent: string): string {
  // TypeScript lists boolean as true | false.
  const words = type.types.map((part) => {
    const word = printType(checker, part, indent);
    return part.getCallSignatures().length > 0 ? `(${word})` : word;
  });
  const isBoolean = words.includes('true') && words.includes('false');
  const members = isBoolean
    ? ['boolean', ...words.filter((word) => word !== 'true' && word !== 'false')]
    : words;
  // Undefined comes last, by convention.
  const isNothing = (word: string) => word === 'undefined' || word === 'null';
  return [...members.filter((word) => !isNothing(word)), ...members.filter(isNothing)].join(' | ');
}

function printObject(checker: ts.TypeChecker, type: ts.Type, indent: string): string {
  const deeper = `${indent}  `;
  const lines = type.getProperties().map((property) => {
    const propertyType = checker.getTypeOfSymbol(property);
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const name = /^[A-Za-z_$][\w$]*$/.test(property.name) ? property.name : JSON.stringify(property.name);
    return `${deeper}${name}${isOptional ? '?' : ''}: ${printType(checker, propertyType, deeper)};`;
  });
  for (const { keyType, type: value } of checker.getIndexInfosOfType(type))
    lines.push(`${deeper}[key: ${checker.typeToString(keyType)}]: ${printType(checker, value, deeper)};`);
  return lines.length ? `{\n${lines.join('\n')}\n${indent}}` : 'Record<string, never>';
}
