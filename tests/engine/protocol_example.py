import subprocess
import sys

engine = subprocess.Popen([sys.argv[1] if len(sys.argv) > 1 else "alveole-engine"], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1)


def ask(command, answer):
    """Sends a command and returns the rest of the line that begins with `answer`."""
    engine.stdin.write(command + "\n")
    for line in engine.stdout:
        if line.startswith("info string error"):
            raise RuntimeError(line.strip())
        if line.startswith(answer):
            return line[len(answer):].strip()
    raise RuntimeError("the engine has gone")


ask("ugi", "ugiok")
ask("setoption name Game value attangle\nisready", "readyok")
moves = []
while True:
    position = "position startpos" + (" moves " + " ".join(moves) if moves else "")
    if ask(position + "\nquery gameover", "response") == "true":
        break
    moves.append(ask("go nodes 2000", "bestmove"))
print(len(moves), "moves:", " ".join(moves))
print("result:", ask("query result", "response"))
engine.stdin.write("quit\n")
engine.wait(timeout=10)
