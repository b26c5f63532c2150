import { useThree } from "@react-three/fiber";
import { type RefObject, useEffect } from "react";

/** Lets whoever stands outside the canvas take its picture: drawn anew, for a browser forgets what it has shown. */
export function Shutter({ shoot }: { readonly shoot: RefObject<() => HTMLCanvasElement | undefined> }) {
  const { gl, scene, camera } = useThree();
  useEffect(() => {
    shoot.current = () => {
      gl.render(scene, camera);
      return gl.domElement;
    };
    return () => {
      shoot.current = () => undefined;
    };
  }, [shoot, gl, scene, camera]);
  return null;
}
