export function SpecimenPage() {
  return null;
}
