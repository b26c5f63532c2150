"""Every step of one result, down to its clause and what was typed."""

from setting import belts, design

answer = belts.calculate(design, trace=["te"])
opened = answer["traces"]["te"]
print(f"{opened['label']}: {opened['value']} {opened['unit']}")
for step in opened["steps"]:
    source = step["source"]
    print(f"  {step['symbol']} = {step['result']:.6g} {step['unit']}   {source['document']} {source['clause']}")
